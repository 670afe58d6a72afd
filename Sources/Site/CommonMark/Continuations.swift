import CCMark
import HTMLTags

/// The continuation blocks of footnotes and definitions, indented below their first paragraph.
///
/// libcmark takes them for code, so they are parsed in a second text. There, a list item begins
/// two lines above each block, where the note or definition is, so that lines and columns are
/// unchanged. The first text is appended if it may define links.
struct Continuations {
  let source: SourceText
  /// The first character of a note's mark; `nil` if footnotes are off.
  let noteMark: UInt8?
  let readsDefinitions: Bool

  /// A list item whose content is indented by four columns.
  private static let item = "1.  x"

  /// Replaces the code blocks that are continuations by their parsed content.
  ///
  /// - Complexity: O(*n*).
  func replaceCode(in root: Node) {
    let found = root.children.filter(isContinuation)
    guard !found.isEmpty, let tree = SyntaxTree(parsing: text(of: found)) else { return }
    var byLine = Dictionary(found.map { ($0.startLine, $0) }) { _, last in last }
    tree.withRoot { second in
      let items = second.children.filter { $0.kind == CMARK_NODE_LIST }.flatMap(\.children)
      for item in items {
        byLine.removeValue(forKey: item.startLine + 2)?
          .replace(with: Array(item.children.dropFirst()), tag: Node.continuationTag)
      }
    }
  }

  /// Indicates whether a block of indented code follows a note or a definition.
  private func isContinuation(_ node: Node) -> Bool {
    guard node.kind == CMARK_NODE_CODE_BLOCK, node.startLine > 2,
      isIndented(source[node.startLine]), let before = node.previous,
      before.kind == CMARK_NODE_PARAGRAPH
    else { return false }
    return (before.startLine...max(before.startLine, before.endLine)).contains { line in
      let text = source[line].drop(while: \.isBlank)
      guard let first = text.first else { return false }
      return first == noteMark || readsDefinitions && text.beginsDefinition
    }
  }

  /// Indicates whether a line outside all containers is indented too far for a fence.
  private func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    let space = line.prefix(while: \.isBlank).prefix(4)
    return space.count == 4 || space.contains(0x09)
  }

  private func text(of blocks: [Node]) -> String {
    var text = ""
    var line = 1
    for block in blocks {
      text += String(repeating: "\n", count: max(0, block.startLine - 2 - line))
      text += Self.item + "\n\n"
      // Code ends with its last line that is not blank.
      for number in block.startLine...max(block.startLine, block.endLine) {
        text += String(decoding: source[number], as: UTF8.self) + "\n"
      }
      line = block.endLine + 1
    }
    return source.text.contains("]:") ? text + "\n<!-- -->\n\n" + source.text : text
  }
}
