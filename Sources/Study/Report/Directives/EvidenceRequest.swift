import CommonMark
import Diagnostics
import Evidence
import SiteTemplates

/// A directive as a text has it, read against the evidence; all that is wrong with it is collected.
struct EvidenceRequest {
  let evidence: StudyEvidence
  /// The directive's number in its text, from 1; its figure's number.
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

  /// Returns the block that is shown; `nil` if something is wrong, which is reported.
  func block(by declared: EvidenceDirective) -> EvidenceBlock? {
    let before = collector.diagnostics.count
    checkShape(declared)
    var block = declared.make(self)
    block?.value["figure"] = .number(ordinal)
    return collector.diagnostics.count == before ? block : nil
  }

  /// A word of an argument, and where it is.
  struct ArgumentWord {
    let text: String
    let location: SourceLocation
  }

  /// The words of an argument, separated by commas; empty if it is left out.
  func words(_ argument: EvidenceArgument) -> [ArgumentWord] {
    guard let given = directive.attributes.first(where: { $0.key == argument.rawValue }) else {
      return []
    }
    // A quoted value begins one column later.
    let written = given.location.range.map { $0.end.column - $0.start.column } ?? 0
    let quote = written > given.key.unicodeScalars.count + 1 + given.value.unicodeScalars.count
    var parts = given.value.split(separator: ",", omittingEmptySubsequences: false)
    // What follows is an argument of its own, at which it is reported.
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

  /// The one word of an argument; `nil` if it is left out.
  func word(_ argument: EvidenceArgument) -> ArgumentWord? {
    let words = words(argument)
    if let other = words.dropFirst().first {
      report(.directiveArgument, other, "'\(argument.rawValue)' is one name")
    }
    return words.first
  }

  /// The whole of an argument, commas included; empty if it is left out.
  func text(_ argument: EvidenceArgument) -> String { directive[argument.rawValue] ?? "" }

  /// Reports what is wrong with a word.
  ///
  /// - Parameters:
  ///   - id: What sort of fault it is.
  ///   - word: The word.
  ///   - message: What is wrong.
  ///   - kind: What the known names are, in the plural: `samples`.
  ///   - known: What could have been written; the nearest is suggested.
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

  /// Reports a fault of the directive as a whole.
  func report(_ message: String, explanation: String? = nil) {
    collector.report(
      Diagnostic(.directiveArgument, at: directive.nameLocation, message, explanation: explanation))
  }

  /// The directive's name, as the text has it.
  var name: String { directive.name }

  /// A message lists no more names than a reader looks through.
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
          "'\(argument.text)' is given without the name of an argument", explanation: takes,
          suggestion: directive.attributes.contains { $0.value.hasSuffix(",") }
            ? "write several values without spaces, or between quotation marks" : nil))
    }
    for argument in declared.required where directive[argument.rawValue] == nil {
      report(
        "the directive '\(name)' lacks '\(argument.rawValue)'",
        explanation: "It is \(argument.expectation).")
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
