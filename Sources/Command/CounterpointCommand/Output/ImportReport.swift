import Diagnostics
import Importing
import StaticSite

/// The result of an import, for programs.
struct ImportReport: Encodable {
  /// The number of texts that were written, including those of folders.
  let texts: Int
  /// The number of files that were copied.
  let files: Int
  /// The number of pages in the new site.
  let pages: Int
  /// The diagnostics of everything that could not be imported, located in the old site.
  let diagnostics: [Diagnostic]
  /// The diagnostics of a build of the new site, located in it; errors prevent it from being
  /// built.
  let siteDiagnostics: [Diagnostic]

  /// Creates the report of a site and its first build.
  init(_ site: ImportedSite, _ built: BuiltSite) {
    texts = site.texts.count - 1
    files = site.files.count
    pages = built.pageCount
    diagnostics = site.diagnostics
    siteDiagnostics = built.diagnostics
  }

  /// Returns the report for humans.
  func summary(of folder: String) -> String {
    let counts = Dictionary(grouping: siteDiagnostics) { $0.id }
      .map { "\($1.count) × \($0)" }.sorted()
    let mending =
      counts.isEmpty
      ? "no errors or warnings"
      : "to be fixed: " + counts.joined(separator: ", ")
    let errors = siteDiagnostics.count { $0.severity == .error }
    let outcome =
      errors > 0
      ? "the new site cannot be built yet, \(errors.counted("error")); "
      : "the new site can be built, \(pages.counted("page")); "
    let program = RunningProgram.current.name
    return """
      \(texts.counted("text")) and \(files.counted("other file")) imported into \(folder)
      not imported as it was: \(diagnostics.count.counted("item"))\
      \(diagnostics.isEmpty ? "" : ", see above")
      \(outcome)\(mending)

      Next:
        cd \(folder)
        \(program) serve  # shows the site in a browser while you write it
        \(program) check  # reports what is to be fixed
      """
  }
}

/// Diagnostics grouped by message, so that a long list remains readable.
struct DiagnosticGroups {
  private let diagnostics: [Diagnostic]
  /// The number of groups that are shown for each kind.
  private static let shownOfKind = 12
  /// The number of further locations that are shown for each group.
  private static let shownLocations = 3

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One diagnostic for each group, with its first locations as notes, and the number of other
  /// groups.
  var summary: [Diagnostic] {
    let kinds = Dictionary(grouping: diagnostics) { $0.id }.sorted { $0.key < $1.key }
    return kinds.flatMap { id, diagnostics -> [Diagnostic] in
      let groups = Dictionary(grouping: diagnostics) { $0.message }.values.sorted {
        ($1.count, $0[0]) < ($0.count, $1[0])
      }
      let shown = groups.prefix(Self.shownOfKind).map(Self.together)
      let rest = groups.dropFirst(Self.shownOfKind).reduce(0) { $0 + $1.count }
      guard rest > 0 else { return shown }
      return shown + [
        Diagnostic(
          id, severity: .warning, "and \(rest) more of this kind",
          suggestion: "'--format json' lists them all")
      ]
    }
  }

  private static func together(_ diagnostics: [Diagnostic]) -> Diagnostic {
    guard let first = diagnostics.first, diagnostics.count > 1 else { return diagnostics[0] }
    let others = diagnostics.dropFirst().prefix(shownLocations).compactMap(\.location)
    let rest = diagnostics.count - 1 - others.count
    let count = rest > 0 ? "\(diagnostics.count) places in all; \(rest) are not shown." : nil
    return Diagnostic(
      first.id, severity: first.severity, at: first.location, first.message,
      explanation: [first.explanation, count].compactMap(\.self).joined(separator: " "),
      suggestion: first.suggestion, notes: others.map { DiagnosticNote(at: $0, "here too") })
  }
}
