import Diagnostics

/// Many faults, put together where they are alike, so that a person can read what there is.
struct DiagnosticGroups {
  private let diagnostics: [Diagnostic]
  /// The number of different faults of a kind that are shown.
  private static let shownOfKind = 12
  /// The number of further places of one fault that are shown.
  private static let shownLocations = 3

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One fault for all that say the same, with the first places as notes; of each kind only so
  /// many, and how many more there are.
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
    let count = rest > 0 ? "\(diagnostics.count) places in all; \(rest) are not shown here." : nil
    return Diagnostic(
      first.id, severity: first.severity, at: first.location, first.message,
      explanation: [first.explanation, count].compactMap(\.self).joined(separator: " "),
      suggestion: first.suggestion, notes: others.map { DiagnosticNote(at: $0, "here too") })
  }
}
