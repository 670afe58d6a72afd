import Catalogue
import Diagnostics
import Samples

/// Names that were given on the command line, looked up in the catalogue.
@MainActor
enum Choices {
  /// The samples with these identifiers; all of them if there are none.
  static func samples(_ ids: [String]) throws(DiagnosticError) -> [SampleDescription] {
    let known = SampleDescription.all
    try check(ids, "sample", known.map(\.id), .unknownSample)
    return ids.isEmpty ? known : ids.compactMap { id in known.first { $0.id == id } }
  }

  /// The patterns with these identifiers; all of them if there are none.
  static func patterns(_ ids: [String]) throws(DiagnosticError) -> [String] {
    try check(ids, "pattern", Implementation.patterns, .unknownPattern)
    return ids.isEmpty ? Implementation.patterns : Implementation.patterns.filter(ids.contains)
  }

  private static func check(
    _ names: [String], _ what: String, _ known: [String], _ id: DiagnosticID
  ) throws(DiagnosticError) {
    let faults = names.filter { !known.contains($0) }.map { name in
      Diagnostic(
        id, "there is no \(what) '\(name)'",
        explanation: "The \(what)s are \(known.joined(separator: ", ")).",
        suggestion: TypoSuggestion.suggestion(for: name, in: known))
    }
    if !faults.isEmpty { throw DiagnosticError(faults) }
  }
}
