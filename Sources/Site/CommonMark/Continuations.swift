import CCMark
import HTMLTags

/// The further blocks of footnotes and definitions: what is indented below the paragraph that
/// begins one.
///
/// libcmark takes it for code. It is parsed in a second text, in which a list's mark is where the
/// note's or definition's is, before the empty line, so that lines and columns stay as they are.
/// The whole first text follows if it may define links by reference.
struct Continuations {
  let source: SourceText
  /// The character that a note's mark begins with; `nil` if none is read.
  let noteMark: UInt8?
  let readsDefinitions: Bool

  /// The mark of a list's item whose content begins at the fourth column.
  private static let item = "1.  x"

  /// Puts blocks in the place of the code that libcmark makes of them.
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

  /// Tells whether a block is what libcmark takes for indented code, and follows a note or a
  /// definition.
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

  /// Tells whether a line in no container is too far to the right to be a fence.
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
      // Code ends with the last line that has something on it.
      for number in block.startLine...max(block.startLine, block.endLine) {
        text += String(decoding: source[number], as: UTF8.self) + "\n"
      }
      line = block.endLine + 1
    }
    return source.text.contains("]:") ? text + "\n<!-- -->\n\n" + source.text : text
  }
}
