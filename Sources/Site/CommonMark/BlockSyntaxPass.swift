import CCMark
import Diagnostics
import HTMLTags

/// Replaces the marks of check boxes, alerts and heading names, which libcmark leaves in the text.
struct BlockSyntaxPass {
  let syntax: Set<MarkdownSyntax>
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// The explicit names of headings.
  private(set) var headingIDs: [OpaquePointer: String] = [:]

  init(_ syntax: Set<MarkdownSyntax>, _ source: SourceText) {
    self.syntax = syntax
    self.source = source
  }

  /// Replaces the marks below a root.
  ///
  /// - Complexity: O(*n*).
  mutating func replaceMarks(in root: Node) {
    var current = root.firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_ITEM where syntax.contains(.taskLists): replaceTask(node)
      case CMARK_NODE_HEADING where syntax.contains(.headingIDs): takeID(of: node)
      case CMARK_NODE_BLOCK_QUOTE where syntax.contains(.alerts):
        current = alert(node).following(in: root)
        continue
      default: break
      }
      current = node.following(in: root)
    }
  }

  /// Returns the bytes of a block's first line, from the start of the block.
  private func line(of block: Node) -> ArraySlice<UInt8> {
    source.rest(from: block.start)
  }

  // GitHub Flavored Markdown 0.29, section 5.3.
  private func replaceTask(_ item: Node) {
    guard let paragraph = item.firstChild, paragraph.kind == CMARK_NODE_PARAGRAPH,
      let text = paragraph.firstChild, text.kind == CMARK_NODE_TEXT
    else { return }
    let literal = text.literal
    let mark = Array(literal.utf8.prefix(4))
    guard mark.count == 4, mark[0] == "[", " xX".utf8.contains(mark[1]), mark[2] == "]",
      mark[3].isBlank,
      // An escaped bracket looks the same in the tree.
      line(of: paragraph).first == "["
    else { return }
    let isDone = mark[1] != " "
    text.insert(
      .html(
        "<input type=\"checkbox\"\(isDone ? " checked=\"\"" : "") disabled=\"\" "
          + "aria-label=\"\(isDone ? "done" : "to do")\" />"))
    text.setLiteral(String(literal.dropFirst(3)))
  }

  private mutating func takeID(of heading: Node) {
    guard let text = heading.children.last, text.kind == CMARK_NODE_TEXT else { return }
    let literal = text.literal
    guard literal.hasSuffix("}"), let brace = literal.lastIndex(of: "{") else { return }
    // Python-Markdown puts spaces inside the braces.
    var inner = literal[brace...].dropFirst().dropLast().drop { $0 == " " }
    while inner.last == " " { inner.removeLast() }
    let written = source[heading.startLine]
    guard let mark = inner.first, "#.:".contains(mark),
      brace == literal.startIndex || literal[..<brace].last == " ",
      !String(decoding: written, as: UTF8.self).contains("\\{")
    else { return }
    guard mark == "#", inner.count > 1,
      inner.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "-_.:".contains($0) })
    else {
      diagnostics.append(
        Diagnostic(
          .foreignSyntax, at: source.location(heading.start),
          "'{\(inner)}' would be shown as plain text",
          explanation: "A heading can have a name, but no classes or other attributes.",
          suggestion: "write '{#name}', with letters, digits, '-', '_', '.' and ':'"))
      return
    }
    headingIDs[heading.pointer] = String(inner.dropFirst())
    var rest = literal[..<brace]
    while rest.last == " " { rest.removeLast() }
    text.setLiteral(String(rest))
  }

  /// Replaces a quotation by an alert if it is one, and returns the resulting node.
  private mutating func alert(_ quotation: Node) -> Node {
    guard let paragraph = quotation.firstChild, paragraph.kind == CMARK_NODE_PARAGRAPH,
      let text = paragraph.firstChild, text.kind == CMARK_NODE_TEXT
    else { return quotation }
    let literal = text.literal
    guard literal.hasPrefix("[!"), line(of: paragraph).first == "[",
      let end = literal.firstIndex(of: "]")
    else { return quotation }
    let name = literal[..<end].dropFirst(2).lowercased()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter }) else { return quotation }
    let isAlone =
      literal[end...].dropFirst().allSatisfy(\.isWhitespace)
      && text.next?.isBreak ?? true
    guard let alert = AlertKind(rawValue: name), isAlone else {
      report(name, at: paragraph)
      return quotation
    }
    text.next?.remove()
    text.remove()
    if paragraph.firstChild == nil { paragraph.remove() }
    return quotation.replace(
      before: "<div class=\"alert alert-\(name)\" role=\"note\">\n"
        + "<p class=\"alert-title\">\(alert.title)</p>",
      with: quotation.children, after: "</div>")
  }

  private mutating func report(_ name: String, at paragraph: Node) {
    let names = AlertKind.allCases.map { $0.rawValue.uppercased() }
    let name = name.uppercased()
    let isKnown = names.contains(name)
    diagnostics.append(
      Diagnostic(
        .foreignSyntax, at: source.location(paragraph.start),
        "'[!\(name)]' would be shown as plain text",
        explanation: isKnown
          ? "The text of an alert begins on the next line."
          : "Known alerts: \(names.joined(separator: ", ")).",
        suggestion: isKnown
          ? "put '[!\(name)]' on a line of its own"
          : TypoSuggestion.suggestion(for: name, in: names)))
  }
}

/// The kinds of GitHub's alerts.
private enum AlertKind: String, CaseIterable {
  case note, tip, important, warning, caution

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
