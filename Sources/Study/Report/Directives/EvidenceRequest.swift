import CommonMark
import Diagnostics
import Evidence
import SiteTemplates

/// A directive in a text, evaluated against the evidence; all errors are collected.
struct EvidenceRequest {
  let evidence: StudyEvidence
  /// The number of the directive in its text, from 1, which is also the number of its figure.
  let ordinal: Int
  private let directive: Directive
  private let collector: DiagnosticCollector

  init(
    _ directive: Directive, ordinal: Int, _ evidence: StudyEvidence,
    reportingTo collector: DiagnosticCollector
  ) {
    self.directive = directive
    self.ordinal = ordinal
    self.evidence = evidence
    self.collector = collector
  }

  /// Returns the evidence; `nil` after reporting errors.
  func block(by declared: EvidenceDirective) -> EvidenceBlock? {
    let before = collector.diagnostics.count
    checkShape(declared)
    var block = declared.make(self)
    block?.value["figure"] = .number(ordinal)
    return collector.diagnostics.count == before ? block : nil
  }

  /// A word of an argument with its location.
  struct ArgumentWord {
    let text: String
    let location: SourceLocation
  }

  /// Returns the words of an argument, separated by commas; empty if the argument is missing.
  func words(_ argument: EvidenceArgument) -> [ArgumentWord] {
    guard let given = directive.attributes.first(where: { $0.key == argument.rawValue }) else {
      return []
    }
    // A quoted value begins one column later.
    let written = given.location.range.map { $0.end.column - $0.start.column } ?? 0
    let quote = written > given.key.unicodeScalars.count + 1 + given.value.unicodeScalars.count
    var parts = given.value.split(separator: ",", omittingEmptySubsequences: false)
    // The word after a final comma was parsed as a separate argument, and is reported there.
    if !directive.arguments.isEmpty, parts.count > 1, parts.last == "" { parts.removeLast() }
    var column = (given.location.column ?? 1) + given.key.unicodeScalars.count + (quote ? 2 : 1)
    return parts.map { part in
      let lead = part.prefix { $0 == " " }.count
      let text = String(part.drop { $0 == " " })
      defer { column += part.unicodeScalars.count + 1 }
      return ArgumentWord(
        text: text,
        location: SourceLocation(
          file: given.location.file, line: given.location.line ?? 1, column: column + lead,
          length: text.unicodeScalars.count))
    }
  }

  /// Returns the only word of an argument; `nil` if the argument is missing.
  func word(_ argument: EvidenceArgument) -> ArgumentWord? {
    let words = words(argument)
    if let other = words.dropFirst().first {
      report(.directiveArgument, other, "'\(argument.rawValue)' takes only one name")
    }
    return words.first
  }

  /// Returns the entire text of an argument, including commas; empty if it is missing.
  func text(_ argument: EvidenceArgument) -> String { directive[argument.rawValue] ?? "" }

  /// Reports an error in a word.
  ///
  /// - Parameters:
  ///   - id: The kind of error.
  ///   - word: The word.
  ///   - message: The message.
  ///   - kind: The kind of the known names, in the plural: `samples`.
  ///   - known: The valid names; the nearest one is suggested.
  func report(
    _ id: DiagnosticID, _ word: ArgumentWord, _ message: String, _ kind: String = "",
    known: [String] = []
  ) {
    collector.report(
      Diagnostic(
        id, at: word.location, message,
        explanation: known.isEmpty
          ? nil : "The \(kind) are: \(Self.shortened(known).joined(separator: ", "))."
      ).suggesting(nearestTo: word.text, in: known))
  }

  /// Reports an error in the directive as a whole.
  func report(_ message: String, explanation: String? = nil) {
    collector.report(
      Diagnostic(.directiveArgument, at: directive.nameLocation, message, explanation: explanation))
  }

  /// The directive's name as written in the text.
  var name: String { directive.name }

  /// Limits the names that a message lists.
  private static func shortened(_ names: [String]) -> [String] {
    names.count > 40 ? names.prefix(40) + ["…"] : names
  }
}

// MARK: Which arguments there are

extension EvidenceRequest {
  private func checkShape(_ declared: EvidenceDirective) {
    let names = (declared.required + declared.optional).map(\.rawValue)
    let takes = "'\(name)' takes: \(names.joined(separator: ", "))."
    for (index, given) in directive.attributes.enumerated() {
      if !names.contains(given.key) {
        collector.report(
          Diagnostic(
            .directiveArgument, at: given.location, "there is no argument '\(given.key)'",
            explanation: takes
          ).suggesting(nearestTo: given.key, in: names))
      } else if directive.attributes[..<index].contains(where: { $0.key == given.key }) {
        collector.report(
          Diagnostic(.directiveArgument, at: given.location, "'\(given.key)' is given twice"))
      }
    }
    for argument in directive.arguments {
      collector.report(
        Diagnostic(
          .directiveArgument, at: argument.location,
          "'\(argument.text)' has no argument name", explanation: takes,
          suggestion: directive.attributes.contains { $0.value.hasSuffix(",") }
            ? "write several values without spaces, or between quotation marks" : nil))
    }
    for argument in declared.required where directive[argument.rawValue] == nil {
      report(
        "the directive '\(name)' lacks '\(argument.rawValue)'",
        explanation: "Expected: \(argument.expectation).")
    }
    if directive.body.contains(where: { !$0.isWhitespace }) {
      collector.report(
        Diagnostic(
          .directiveArgument,
          at: directive.bodyLocation,
          "the directive '\(name)' takes no text between its fences"))
    }
  }
}
