import Catalogue
import Diagnostics
import Exhibits
import Samples
import Scenarios

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

  /// The implementations of a sample in some patterns.
  ///
  /// - Throws: That there is none.
  static func implementations(
    of sample: String, in patterns: [String]
  ) throws(DiagnosticError) -> [Implementation] {
    let all = Implementation.all(of: sample)
    let chosen = all.filter { patterns.contains($0.pattern) }
    guard chosen.isEmpty else { return chosen }
    throw DiagnosticError(
      Diagnostic(
        .noImplementation, "\(sample) is not written in \(patterns.joined(separator: " or "))",
        explanation: "It is in \(all.map(\.pattern).joined(separator: ", "))."))
  }

  /// The variants with these identifiers.
  static func variants(_ ids: [String]) throws(DiagnosticError) -> [Variant] {
    try check(ids, "variant", Variant.all.map(\.id), .unknownExhibit)
    return Variant.all.filter { ids.contains($0.id) }
  }

  /// That a variant is of a scenario's sample.
  static func check(_ variant: Variant, fits scenario: Scenario) throws(DiagnosticError) {
    let sample = variant.implementation.sample.id
    if scenario.sample == sample { return }
    throw DiagnosticError(
      Diagnostic(
        .wrongSample, at: SourceLocation(file: scenario.file),
        "this is a scenario of \(scenario.sample), and '\(variant.id)' a variant of \(sample)"))
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
