import CommonMark
import Diagnostics
import SiteLinks
import SiteTemplates
import Synchronization

/// The directives of one text that templates define; their links count as the text's own.
final class DirectiveRun: Sendable {
  private let templates: DirectiveTemplates
  private let renderer: MarkdownRenderer
  private let found = Mutex(MetInDirectives())

  /// The links and warnings found in directives.
  struct MetInDirectives: Sendable {
    /// The addresses in arguments and in bodies.
    var links: [Link] = []
    var warnings: [Diagnostic] = []
  }

  /// Creates a run with the renderer of the text, which also renders the bodies of directives.
  init(_ templates: DirectiveTemplates, _ renderer: MarkdownRenderer) {
    self.templates = templates
    self.renderer = renderer
  }

  var met: MetInDirectives { found.withLock { $0 } }

  /// Returns the HTML of a directive that a template defines; empty if the template has errors.
  ///
  /// - Throws: Every error in the arguments and the body.
  func html(_ directive: Directive) throws(DiagnosticError) -> String {
    guard let declaration = templates.declarations[directive.name] else { return "" }
    let collector = DiagnosticCollector()
    var values = ArgumentReader(
      directive: directive, declaration: declaration, collector: collector
    ).values { url, location in
      let link = Link(kind: .link, url: url, text: "", location: location)
      if link.isUnsafe, !renderer.allowsRawHTML { collector.report(.unsafe(link)) }
      found.withLock { $0.links.append(link) }
      return renderer.resolveLink?(link) ?? url
    }
    switch declaration.body {
    case .none:
      if !directive.body.allSatisfy(\.isWhitespace) {
        collector.report(
          Diagnostic(
            .directiveArgument, at: directive.bodyLocation,
            "the directive '\(directive.name)' takes no text between its fences",
            suggestion: "write 'body: text' or 'body: markdown' in its template"))
      }
    case .text: values["body"] = .string(directive.body)
    case .markdown: values["body"] = .html(body(of: directive, collector))
    }
    try collector.throwErrors()
    return templates.html(directive.name, values) ?? ""
  }

  private func body(of directive: Directive, _ collector: DiagnosticCollector) -> String {
    var renderer = renderer
    // A page's headings are those of its text, so a heading within a directive gets no anchor.
    renderer.anchorsHeadings = false
    for name in templates.names where renderer.directives[name] == nil {
      renderer.directivesElsewhere[name] = "It cannot be used inside another directive."
    }
    let rendered = renderer.render(
      directive.body, file: directive.location.file, firstLine: directive.bodyLine)
    collector.report(contentsOf: rendered.diagnostics.filter { $0.severity == .error })
    found.withLock {
      $0.links += rendered.links
      $0.warnings += rendered.diagnostics.filter { $0.severity != .error }
    }
    return rendered.html
  }
}

/// Reads the arguments of a directive as its template declares them.
private struct ArgumentReader {
  let directive: Directive
  let declaration: DirectiveDeclaration
  let collector: DiagnosticCollector

  /// Returns a value for every argument of the template, including omitted ones.
  ///
  /// `resolve` returns the address to write for an address in the text.
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
        if argument.isRequired {
          report(
            directive.nameLocation,
            "the directive '\(directive.name)' lacks the argument '\(argument.name)'",
            explanation: "Expected: \(argument.kind.expectation).")
        }
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
      collector.report(wrong(given, kind).suggesting(nearestTo: given.value, in: words))
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
      "'\(given.key)' expects \(kind.expectation), found '\(given.value)'")
  }

  private func reportUnknown() {
    let names = declaration.arguments.map(\.name)
    let known =
      names.isEmpty
      ? "'\(directive.name)' takes no arguments."
      : "Known arguments of '\(directive.name)': \(names.joined(separator: ", "))."
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
          "'\(argument.text)' has no argument name", explanation: known,
          suggestion: names.first.map { "write '\($0)=…'" }))
    }
  }

  private func report(_ location: SourceLocation, _ message: String, explanation: String? = nil) {
    collector.report(
      Diagnostic(.directiveArgument, at: location, message, explanation: explanation))
  }
}
