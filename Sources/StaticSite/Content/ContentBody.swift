public import CommonMark
public import Diagnostics
import Documents

/// The body of a text as HTML.
public struct ContentBody: Sendable {
  /// The HTML.
  ///
  /// Links lead from the site's root, those to `.md` files to the pages made from them.
  public let html: String
  /// The headings, first to last.
  public let headings: [Heading]
  /// Where its links and images were written; hand them to the ``Page`` that shows the HTML.
  public let origins: [LinkOrigin]
}

extension Content {
  /// Turns a text's body into HTML.
  ///
  /// - Parameters:
  ///   - text: A text of this content.
  ///   - renderer: How; its directives and colours are used, its links are resolved here.
  /// - Returns: The HTML and what it holds.
  /// - Throws: Every fault of the body: raw HTML, unknown directives, links to texts that are not there.
  public func body(
    of text: ContentText, using renderer: MarkdownRenderer = MarkdownRenderer()
  ) throws(DiagnosticError) -> ContentBody {
    let collector = DiagnosticCollector()
    let body = body(of: text, using: renderer, reportingTo: collector)
    try collector.throwErrors()
    return body
  }

  /// Turns a text's body into HTML, as far as it is without fault.
  ///
  /// - Parameters:
  ///   - text: A text of this content.
  ///   - renderer: How; its directives and colours are used, its links are resolved here.
  ///   - collector: Told every fault of the body: raw HTML, unknown directives, links to texts that
  ///     are not there.
  /// - Returns: The HTML and what it holds.
  public func body(
    of text: ContentText, using renderer: MarkdownRenderer = MarkdownRenderer(),
    reportingTo collector: DiagnosticCollector
  ) -> ContentBody {
    let resolver = LinkResolver(content: self, text: text)
    var renderer = renderer
    renderer.allowsRawHTML = renderer.allowsRawHTML || text.allowsRawHTML
    // A link to a text that is not there is reported here, and leads nowhere else.
    renderer.resolveLink = { resolver.address(for: $0.url) ?? "" }
    let rendered = renderer.render(
      text.document.body, file: text.file.path, firstLine: text.document.bodyLine)
    collector.report(contentsOf: rendered.diagnostics)
    collector.report(contentsOf: rendered.links.compactMap(resolver.fault))
    return ContentBody(
      html: rendered.html, headings: rendered.headings,
      origins: rendered.links.map {
        LinkOrigin(url: resolver.address(for: $0.url) ?? "", location: $0.location)
      })
  }

  /// The page of a text, with the values `summary`, `body`, `headings` (each `level`, `text`, `anchor`) and those of its
  /// kind's schema.
  ///
  /// - Throws: Every fault of the body.
  public func page(
    for text: ContentText, using renderer: MarkdownRenderer = MarkdownRenderer()
  ) throws(DiagnosticError) -> Page {
    page(for: text, with: try body(of: text, using: renderer))
  }

  /// The page of a text whose body has been turned into HTML.
  public func page(for text: ContentText, with body: ContentBody) -> Page {
    let own: [String: PageValue] = [
      "summary": .string(text.summary),
      "body": .html(body.html),
      "headings": .list(
        body.headings.map {
          ["level": .number($0.level), "text": .string($0.text), "anchor": .string($0.anchor)]
        }),
    ]
    return Page(
      path: text.path, template: text.template, title: text.title,
      values: own.merging(text.values) { _, schema in schema },
      source: text.templateLocation, origins: body.origins)
  }
}

extension Content {
  /// The pages of all texts of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The names of the kinds.
  ///   - renderer: How bodies become HTML.
  /// - Returns: A page for each text, in the texts' order.
  /// - Throws: Every fault of every body.
  public func pages(
    ofKinds kinds: Set<String> = [ContentKind.page.name],
    using renderer: MarkdownRenderer = MarkdownRenderer()
  ) throws(DiagnosticError) -> [Page] {
    let collector = DiagnosticCollector()
    let pages = texts.filter { kinds.contains($0.kind) }.compactMap { text in
      collector.collect { () throws(DiagnosticError) in try page(for: text, using: renderer) }
    }
    try collector.throwErrors()
    return pages
  }
}

/// Gives the links of a text the addresses they lead to.
private struct LinkResolver: Sendable {
  let content: Content
  let text: ContentText

  /// The address from the site's root, or `nil` for a link to a text that is not there.
  func address(for url: String) -> String? {
    guard let address = Address(url), !address.path.isEmpty else { return url }
    guard let path = SitePath.resolve(address.path, in: SitePath.folder(of: text.file.relativePath))
    else { return url }
    if path.hasSuffix(".md") {
      return content.path(ofText: path)
        .map { "/" + Address.encoded($0) + address.query + address.writtenFragment }
    }
    return address.path.hasPrefix("/")
      ? url : "/" + Address.encoded(path) + address.query + address.writtenFragment
  }

  func fault(_ link: Link) -> Diagnostic? {
    guard address(for: link.url) == nil else { return nil }
    return Diagnostic(
      "broken-link", at: link.location, "there is no text '\(link.url)'",
      explanation: "A link to a file named .md leads to the page made from it.",
      suggestion: NearMiss.suggestion(for: link.url, in: content.textPaths))
  }
}
