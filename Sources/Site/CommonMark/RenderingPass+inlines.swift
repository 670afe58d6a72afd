import CCMark
import Diagnostics
import HTMLTags

extension RenderingPass {
  mutating func visitLink(_ node: Node, _ kind: LinkKind) {
    let link = Link(
      kind: kind, url: node.url, text: node.plainText, location: inlineLocation(of: node))
    result.links.append(link)
    if link.isEmpty { result.diagnostics.append(.empty(link)) }
    if link.isUnsafe, !renderer.allowsRawHTML { result.diagnostics.append(.unsafe(link)) }
    if kind == .image, link.text.allSatisfy(\.isWhitespace) {
      result.diagnostics.append(.missingAlternativeText(link))
    }
    let address = renderer.resolveLink?(link) ?? link.url
    if kind == .image, let size = renderer.pictureSize?(link), !node.isWithinImage {
      sizedPictures.append((node, node.image(at: address, size, isFirst: sizedPictures.isEmpty)))
    } else if address != link.url {
      node.setURL(address)
    }
  }

  /// Replaces pictures of known size by HTML, after the walk, which still reads their nodes.
  func writePictures() {
    for (node, html) in sizedPictures {
      node.insert(.html(html))
      node.remove()
    }
  }

  /// Reports text that looks like a link but is not; texts in tables are not checked.
  mutating func checkBrackets(_ node: Node) {
    guard let block, block.startLine > 0 else { return }
    for link in UnparsedLink.all(in: Array(node.literal.utf8)) {
      guard let position = finder.position(ofText: link.text, in: block) else { continue }
      result.diagnostics.append(
        .unmade(link, at: source.location(position, length: link.text.unicodeScalars.count)))
    }
  }

  /// Reports a tag, or removes a comment, which frees the node.
  mutating func visitRawHTML(_ node: Node) {
    guard !renderer.allowsRawHTML else { return }
    if node.isComment {
      node.remove()
      return
    }
    result.diagnostics.append(
      Diagnostic(
        .rawHTML, at: inlineLocation(of: node), "raw HTML is not allowed here",
        explanation: "It would be copied into the page unchecked.",
        suggestion: "use Markdown or a directive, put code between backticks, or write '\\<'"))
  }

  private mutating func inlineLocation(of node: Node) -> SourceLocation {
    if let location = cells.location(of: node, inPiece: piece) { return location }
    return source.location(block.map { finder.position(of: node, in: $0) } ?? node.start)
  }
}

extension Diagnostic {
  fileprivate static func empty(_ link: Link) -> Diagnostic {
    Diagnostic(
      .brokenLink, at: link.location,
      link.url.isEmpty
        ? "the \(link.kind == .image ? "image" : "link") has no address"
        : "the address '\(link.url)' has no host",
      suggestion: link.url.isEmpty ? "write the address between the parentheses" : nil)
  }

  fileprivate static func unmade(_ link: UnparsedLink, at location: SourceLocation) -> Diagnostic {
    switch link.mistake {
    case .undefined(let label):
      Diagnostic(
        .linkSyntax, at: location, "there is no definition of the link '[\(label)]'",
        explanation: "'\(link.text)' would be shown as plain text.",
        suggestion: "write '[\(label)]: …' as a paragraph, or '\\[' for a literal bracket")
    case .spaced(let address):
      Diagnostic(
        .linkSyntax, at: location,
        "an address that contains spaces must be between '<' and '>'",
        explanation: "'\(link.text)' would be shown as plain text.",
        suggestion: "write '(<\(address)>)'")
    }
  }

  fileprivate static func missingAlternativeText(_ link: Link) -> Diagnostic {
    Diagnostic(
      .missingAlternativeText, at: link.location,
      "the image '\(link.url)' has no alternative text",
      explanation:
        "Some readers cannot see it; a purely decorative image belongs in the style sheet.",
      suggestion: "describe what it shows: '![…](\(link.url))'")
  }
}

extension Node {
  /// Indicates whether the node is part of an image's alternative text.
  fileprivate var isWithinImage: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0.kind == CMARK_NODE_IMAGE }
  }

  /// Returns the image as HTML with its size, so that the text below does not move when it loads.
  ///
  /// All images but the first of a text are loaded lazily.
  fileprivate func image(
    at address: String, _ size: (width: Int, height: Int), isFirst: Bool
  ) -> String {
    "<img src=\"\(address.escapedForHTML)\" alt=\"\(plainText.escapedForHTML)\""
      + (title.isEmpty ? "" : " title=\"\(title.escapedForHTML)\"")
      + " width=\"\(size.width)\" height=\"\(size.height)\""
      + (isFirst ? "" : " loading=\"lazy\"") + " />"
  }

  fileprivate var isComment: Bool {
    let text = literal.drop(while: \.isWhitespace)
    guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") else { return false }
    return text[end.upperBound...].allSatisfy(\.isWhitespace)
  }
}
