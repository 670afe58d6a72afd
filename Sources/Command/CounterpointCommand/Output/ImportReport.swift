import Diagnostics
import Importing
import StaticSite

/// The result of an import, for programs.
struct ImportReport: Encodable {
  /// The number of texts that were written, those of folders among them.
  let texts: Int
  /// The number of files that were copied.
  let files: Int
  /// The number of pages that a build makes of them.
  let pages: Int
  /// The diagnostics of what could not be taken over, by its place in the old site.
  let diagnostics: [Diagnostic]
  /// The diagnostics of a build of the new site, by their place in it.
  ///
  /// One that is an error keeps it from being built.
  let siteDiagnostics: [Diagnostic]

  /// A report of a site and its first build.
  init(_ site: ImportedSite, _ built: BuiltSite) {
    texts = site.texts.count - 1
    files = site.files.count
    pages = built.pageCount
    diagnostics = site.diagnostics
    siteDiagnostics = built.diagnostics
  }

  /// The same for a person.
  func summary(of folder: String) -> String {
    let counts = Dictionary(grouping: siteDiagnostics) { $0.id }
      .map { "\($1.count) × \($0)" }.sorted()
    let mending =
      counts.isEmpty
      ? "nothing is wrong with it"
      : "to be mended: " + counts.joined(separator: ", ")
    let errors = siteDiagnostics.count { $0.severity == .error }
    let outcome =
      errors > 0
      ? "the new site cannot be built yet, \(errors.counted("error")); "
      : "the new site can be built, \(pages.counted("page")); "
    let program = RunningProgram.current.name
    return """
      \(texts.counted("text")) and \(files.counted("other file")) imported into \(folder)
      not taken over as it was: \(diagnostics.count.counted("thing"))\(diagnostics.isEmpty ? "" : ", see above")
      \(outcome)\(mending)

      Next:
        cd \(folder)
        \(program) serve  # shows the site in a browser while you write it
        \(program) check  # says what is to be mended
      """
  }
}
