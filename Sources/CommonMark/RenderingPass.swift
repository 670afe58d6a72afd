import CCMark
import Diagnostics

/// One walk over one tree that puts in place what libcmark does not know.
struct RenderingPass {
  private let renderer: MarkdownRenderer
  private let source: SourceLines
  private let text: String
  private var anchors = AnchorMaker()
  private var result = RenderedMarkdown()

  init(renderer: MarkdownRenderer, source: SourceLines, text: String) {
    self.renderer = renderer
    self.source = source
    self.text = text
  }

  mutating func render(_ tree: SyntaxTree) -> RenderedMarkdown {
    let cells = TablePass(source: source, text: text).replaceTables(of: tree)
    for node in tree.root.descendants { visit(node, cells) }
    result.html = tree.html(unsafe: renderer.allowsRawHTML)
    result.diagnostics.sort()
    return result
  }

  private mutating func visit(_ node: Node, _ cells: TableCells) {
    switch node.kind {
    case CMARK_NODE_HEADING: visitHeading(node)
    case CMARK_NODE_CODE_BLOCK: visitCode(node)
    case CMARK_NODE_LINK: visitLink(node, .link, cells)
    case CMARK_NODE_IMAGE: visitLink(node, .image, cells)
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: visitRawHTML(node, cells)
    default: break
    }
  }
}

// MARK: Headings and code

extension RenderingPass {
  private mutating func visitHeading(_ node: Node) {
    let heading = Heading(
      level: node.headingLevel, text: node.plainText,
      anchor: anchors.anchor(for: node.plainText), location: location(of: node))
    result.headings.append(heading)
    guard renderer.anchorsHeadings else { return }
    node.replace([
      Node.Piece(
        before: "<h\(heading.level) id=\"\(heading.anchor.escapedForHTML)\">",
        children: node.children, after: "</h\(heading.level)>")
    ])
  }

  private mutating func visitCode(_ node: Node) {
    let line = source[node.startLine].utf8.dropFirst(max(0, node.startColumn - 1))
    let mark = line.first
    let fence = mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    let fenceLength = fence ? line.prefix { $0 == mark }.count : 0
    let spaces = line.dropFirst(fenceLength).prefix { $0 == UInt8(ascii: " ") }.count
    if let directive = Directive(
      info: node.fenceInfo, body: node.literal, location: location(of: node),
      fenceLength: fenceLength + spaces, bodyLine: location(of: node).line.map { $0 + 1 } ?? 1)
    {
      visitDirective(directive, node)
      return
    }
    let language = node.fenceInfo.split(separator: " ").first.map(String.init) ?? ""
    guard let coloured = renderer.colourCode?(language, node.literal) else { return }
    let attribute = language.isEmpty ? "" : " class=\"language-\(language.escapedForHTML)\""
    node.replace([Node.Piece(before: "<pre><code\(attribute)>\(coloured)</code></pre>")])
  }

  private mutating func visitDirective(_ directive: Directive, _ node: Node) {
    guard let handler = renderer.directives[directive.name] else {
      let known = renderer.directives.keys.sorted()
      result.diagnostics.append(
        Diagnostic(
          "unknown-directive", at: directive.location,
          "the directive '\(directive.name)' is not known",
          explanation: known.isEmpty
            ? "This site has no directives."
            : "Known are: \(known.joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: directive.name, in: known)))
      return
    }
    do {
      node.replace([Node.Piece(before: try handler(directive))])
    } catch {
      result.diagnostics += error.diagnostics
    }
  }
}

// MARK: Links and raw HTML

extension RenderingPass {
  private mutating func visitLink(_ node: Node, _ kind: Link.Kind, _ cells: TableCells) {
    let link = Link(
      kind: kind, url: node.url, text: node.plainText, location: linkLocation(node, cells))
    result.links.append(link)
    if link.isUnsafe, !renderer.allowsRawHTML {
      result.diagnostics.append(
        Diagnostic(
          "unsafe-link", at: link.location, "the address '\(link.url)' is not a safe one",
          explanation: "A page must not run a script or open a local file by way of a link.",
          suggestion: "link to a page, or allow raw HTML for this text"))
    }
    if let resolve = renderer.resolveLink { node.setURL(resolve(link)) }
  }

  private mutating func visitRawHTML(_ node: Node, _ cells: TableCells) {
    guard !renderer.allowsRawHTML else { return }
    if node.isComment {
      node.remove()
      return
    }
    let tag = node.literal.prefix { !$0.isNewline }
    let place =
      cells.location(of: node)
      ?? source.firstLocation(of: String(tag), from: node.startLine, to: lastLine(around: node))
      ?? location(of: node)
    result.diagnostics.append(
      Diagnostic(
        "raw-html", at: place, "raw HTML is not allowed here",
        explanation: "It would pass unchecked into the page.",
        suggestion: "use Markdown or a directive, put code between backticks, or write '\\<'"))
  }

  /// Where a link begins.
  ///
  /// libcmark's columns go astray after a line's end inside a paragraph or a code span, hence the look.
  private func linkLocation(_ node: Node, _ cells: TableCells) -> SourceLocation {
    if let location = cells.location(of: node) { return location }
    let mark = source[node.startLine].utf8.dropFirst(max(0, node.startColumn - 1)).first
    if let mark, "[!<".utf8.contains(mark) { return location(of: node) }
    let first = blockAround(node)?.startLine ?? node.startLine
    let last = lastLine(around: node)
    return source.firstLocation(of: "[\(node.plainText)](\(node.url)", from: first, to: last)
      ?? source.firstLocation(of: "<\(node.url)>", from: first, to: last)
      ?? source.firstLocation(of: node.url, from: first, to: last)
      ?? location(of: node)
  }

  private func location(of node: Node) -> SourceLocation {
    source.location(line: node.startLine, byteColumn: node.startColumn)
  }

  private func lastLine(around node: Node) -> Int {
    max(node.startLine, blockAround(node)?.endLine ?? node.endLine)
  }

  private func blockAround(_ node: Node) -> Node? {
    sequence(first: node) { $0.parent }.first { $0.kind.rawValue < CMARK_NODE_TEXT.rawValue }
  }
}

extension Node {
  fileprivate var isComment: Bool {
    let text = literal.drop(while: \.isWhitespace)
    guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") else { return false }
    return text[end.upperBound...].allSatisfy(\.isWhitespace)
  }
}
