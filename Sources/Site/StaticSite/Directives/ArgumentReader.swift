import CommonMark
import Diagnostics
import SiteLinks
import SiteTemplates

/// Reads the arguments of a directive as its template declares them.
struct ArgumentReader {
  private let directive: Directive
  private let declaration: DirectiveDeclaration
  private let collector: DiagnosticCollector

  init(
    _ directive: Directive, _ declaration: DirectiveDeclaration,
    reportingTo collector: DiagnosticCollector
  ) {
    self.directive = directive
    self.declaration = declaration
    self.collector = collector
  }

  /// The values that the template can name: every argument, also one that is left out.
  ///
  /// - Parameter resolve: Gives the address to write for one in the text.
  /// - Returns: The values, by the arguments' names.
  func values(
    resolve: (_ url: String, _ location: SourceLocation) -> String
  ) -> [String: PageValue] {
    reportUnknown()
    var values: [String: PageValue] = [:]
    for argument in declaration.arguments {
      let given = directive.attributes.filter { $0.key == argument.name }
      for repeated in given.dropFirst() {
        report(repeated.location, "'\(argument.name)' is given twice")
      }
      guard let first = given.first else {
        if argument.isRequired { reportMissing(argument) }
        values[argument.name] = argument.kind.absent
        continue
      }
      values[argument.name] = value(first, argument.kind, resolve) ?? argument.kind.absent
    }
    return values
  }

  private func value(
    _ given: Directive.Attribute, _ kind: ArgumentKind,
    _ resolve: (String, SourceLocation) -> String
  ) -> PageValue? {
    switch kind {
    case .text: return .string(given.value)
    case .number(let bounds):
      if let number = Int(given.value), bounds.contains(number) { return .number(number) }
    case .boolean:
      if let boolean = Bool(given.value) { return .bool(boolean) }
    case .choice(let words):
      if words.contains(given.value) { return .string(given.value) }
      let wrong = wrong(given, kind)
      collector.report(wrong.suggesting(nearestTo: given.value, in: words))
      return nil
    case .link where !given.value.isEmpty:
      return .string(resolve(given.value, given.location))
    case .file where LinkAddress(given.value)?.path.isEmpty == false:
      return .string(resolve(given.value, given.location))
    case .link, .file: break
    }
    collector.report(wrong(given, kind))
    return nil
  }

  private func wrong(_ given: Directive.Attribute, _ kind: ArgumentKind) -> Diagnostic {
    Diagnostic(
      .directiveArgument, at: given.location,
      "'\(given.key)' is \(kind.expectation), and not '\(given.value)'")
  }

  private func reportUnknown() {
    let names = declaration.arguments.map(\.name)
    let known =
      names.isEmpty
      ? "'\(directive.name)' takes no arguments."
      : "'\(directive.name)' takes: \(names.joined(separator: ", "))."
    for given in directive.attributes where !names.contains(given.key) {
      collector.report(
        Diagnostic(
          .directiveArgument, at: given.location, "there is no argument '\(given.key)'",
          explanation: known,
          suggestion: TypoSuggestion.suggestion(for: given.key, in: names)))
    }
    for argument in directive.arguments {
      collector.report(
        Diagnostic(
          .directiveArgument, at: argument.location,
          "'\(argument.text)' is given without the name of an argument", explanation: known,
          suggestion: names.first.map { "write '\($0)=…'" }))
    }
  }

  private func reportMissing(_ argument: DirectiveParameter) {
    report(
      directive.nameLocation, "the directive '\(directive.name)' lacks '\(argument.name)'",
      explanation: "It is \(argument.kind.expectation).")
  }

  private func report(_ location: SourceLocation, _ message: String, explanation: String? = nil) {
    collector.report(
      Diagnostic(.directiveArgument, at: location, message, explanation: explanation))
  }
}
