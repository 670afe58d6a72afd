import CommonMark
import Diagnostics
import SiteTemplates
import Synchronization

/// The directives of one text that templates define; what they link to is the text's.
final class DirectiveRun: Sendable {
  private let templates: DirectiveTemplates
  private let renderer: MarkdownRenderer
  private let found = Mutex(MetInDirectives())

  /// The links and warnings in directives.
  struct MetInDirectives: Sendable {
    /// The addresses among arguments, and those in bodies.
    var links: [Link] = []
    /// The warnings in bodies.
    var warnings: [Diagnostic] = []
  }

  /// - Parameters:
  ///   - templates: The directives.
  ///   - renderer: How the text, and thus the body of a directive, becomes HTML.
  init(_ templates: DirectiveTemplates, _ renderer: MarkdownRenderer) {
    self.templates = templates
    self.renderer = renderer
  }

  /// The links and warnings so far.
  var met: MetInDirectives { found.withLock { $0 } }

  /// The HTML in the place of a directive.
  ///
  /// - Parameter directive: As it is written; its name is that of a template.
  /// - Returns: The HTML; nothing if the template is at fault.
  /// - Throws: Every fault of the arguments and of the body.
  func html(_ directive: Directive) throws(DiagnosticError) -> String {
    guard let declaration = templates.declarations[directive.name] else { return "" }
    let collector = DiagnosticCollector()
    var values = ArgumentReader(directive, declaration, reportingTo: collector).values {
      url, location in
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
            .directiveArgument,
            at: directive.bodyLocation,
            "the directive '\(directive.name)' takes no text between its fences",
            suggestion: "say 'body: text' or 'body: markdown' in its template"))
      }
    case .text: values["body"] = .string(directive.body)
    case .markdown: values["body"] = .html(body(of: directive, collector))
    }
    try collector.throwErrors()
    return templates.html(directive.name, values) ?? ""
  }

  private func body(of directive: Directive, _ collector: DiagnosticCollector) -> String {
    var renderer = renderer
    // A page's headings are those of the text; one within a directive is none of its parts.
    renderer.anchorsHeadings = false
    for name in templates.names where renderer.directives[name] == nil {
      renderer.directivesElsewhere[name] = "It cannot stand inside another directive."
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
