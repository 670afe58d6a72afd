import Catalogue
import Diagnostics
import Exhibits
import Identifiers
import Samples
import Scenarios

/// Lookups of names from the command line in the catalogue.
@MainActor
enum Choices {
  /// Returns the samples with the given identifiers, or all samples if there are none.
  static func samples(_ ids: [String]) throws(DiagnosticError) -> [SampleDescription] {
    let known = SampleDescription.all
    try check(ids, "sample", known.map(\.id.description), .unknownSample)
    return ids.isEmpty
      ? known : ids.map(SampleID.init).compactMap { id in known.first { $0.id == id } }
  }

  /// Returns the patterns with the given identifiers, or all patterns if there are none.
  static func patterns(_ ids: [String]) throws(DiagnosticError) -> [PatternID] {
    let known = Implementation.patterns
    try check(ids, "pattern", known.map(\.description), .unknownPattern)
    return ids.isEmpty ? known : known.filter { ids.contains($0.description) }
  }

  /// Returns the implementations of a sample in some patterns.
  ///
  /// - Throws: An error if there are none.
  static func implementations(
    of sample: SampleID, in patterns: [PatternID]
  ) throws(DiagnosticError) -> [Implementation] {
    let all = Implementation.all(of: sample)
    let chosen = all.filter { patterns.contains($0.pattern) }
    guard chosen.isEmpty else { return chosen }
    throw DiagnosticError(
      .noImplementation, "\(sample) is not implemented in \(patterns.joined(separator: " or "))",
      explanation: "It is implemented in \(all.map(\.pattern).joined(separator: ", ")).")
  }

  /// Returns the variants with the given identifiers.
  static func variants(_ ids: [String]) throws(DiagnosticError) -> [Variant] {
    try check(ids, "variant", Variant.all.map(\.id), .unknownExhibit)
    return Variant.all.filter { ids.contains($0.id) }
  }

  /// Throws if a variant does not implement the sample of a scenario.
  static func check(_ variant: Variant, fits scenario: Scenario) throws(DiagnosticError) {
    let sample = variant.implementation.sample.id
    if scenario.sample == sample { return }
    throw DiagnosticError(
      .wrongSample, at: SourceLocation(file: scenario.file),
      "this is a scenario of \(scenario.sample), but '\(variant.id)' is a variant of \(sample)")
  }

  static func isSample(_ name: String) -> Bool {
    SampleDescription.all.contains { $0.id == SampleID(name) }
  }

  static func isPattern(_ name: String) -> Bool {
    Implementation.patterns.contains(PatternID(name))
  }

  static func isPatternOrVariant(_ name: String) -> Bool {
    isPattern(name) || Variant.all.contains { $0.id == name }
  }

  /// Returns the error for arguments in the wrong order.
  static func wrongOrder(_ message: String, _ command: [String]) -> Diagnostic {
    Diagnostic(
      .wrongArguments, message,
      suggestion: "write '\(RunningProgram.current.name) \(command.joined(separator: " "))'")
  }

  private static func check(
    _ names: [String], _ what: String, _ known: [String], _ id: DiagnosticID
  ) throws(DiagnosticError) {
    let diagnostics = names.filter { !known.contains($0) }.map { name in
      Diagnostic(
        id, "there is no \(what) '\(name)'",
        explanation: "The \(what)s are \(known.joined(separator: ", ")).",
        suggestion: TypoSuggestion.suggestion(for: name, in: known) ?? kind(of: name))
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
  }

  /// Returns a hint if a name is that of something else.
  private static func kind(of name: String) -> String? {
    if isSample(name) { return "'\(name)' is a sample" }
    if isPattern(name) { return "'\(name)' is a pattern" }
    return isPatternOrVariant(name) ? "'\(name)' is a variant" : nil
  }
}
