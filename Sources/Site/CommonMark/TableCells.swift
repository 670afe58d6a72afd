import CCMark
import Diagnostics
import HTMLTags

/// The contents of all tables of a text, and their source positions.
struct TableCells {
  /// A piece of the first text that is parsed as part of the second.
  struct Fragment {
    let text: String
    /// The positions at which its lines begin; a cell has only one.
    let positions: [BytePosition]
    /// Indicates whether pipes are escaped in the first text.
    let isCell: Bool
  }

  /// A mark, followed by a space, so that a cell is not parsed as a list, a heading and so on.
  private static let mark = "\u{00B6}"

  private let source: SourceText
  private var fragments: [(fragment: Fragment, line: Int)] = []
  private var text = ""
  private var line = 1

  init(source: SourceText) { self.source = source }

  var count: Int { fragments.count }

  mutating func append(_ fragment: Fragment) {
    fragments.append((fragment, line))
    text += "\(Self.mark) \(fragment.text)\n\n"
    line += max(1, fragment.positions.count) + 1
  }

  /// Returns the second text, followed by the first one if that may define links.
  func text(andDefinitionsOf first: String) -> String {
    first.contains("]:") ? text + first : text
  }

  /// Returns the location of a link or tag in a piece; `nil` if there is no such piece.
  func location(of node: Node, inPiece tag: Int) -> SourceLocation? {
    guard fragments.indices.contains(tag - 1) else { return nil }
    let (fragment, line) = fragments[tag - 1]
    let row = node.startLine - line
    guard fragment.positions.indices.contains(row) else {
      return fragment.positions.first.map { source.location($0) }
    }
    var position = fragment.positions[row]
    var offset = node.startColumn - 1 - (row == 0 ? Self.mark.utf8.count + 1 : 0)
    if fragment.isCell { offset += escapedPipes(from: position, before: offset) }
    position.byte += max(0, offset)
    return source.location(position)
  }

  /// Returns the number of backslashes in the source that the second text lacks before an offset.
  private func escapedPipes(from position: BytePosition, before offset: Int) -> Int {
    let bytes = source.rest(from: position)
    var (count, seen, index) = (0, 0, bytes.startIndex)
    while seen < offset, index + 1 < bytes.endIndex {
      if bytes[index] == "\\", bytes[index + 1] == "|" {
        count += 1
        index += 1
      }
      index += 1
      seen += 1
    }
    return count
  }
}

extension TableCells {
  /// The parsed fragments, which are consumed in order.
  struct Contents {
    private var paragraphs: ArraySlice<Node>
    private var number = 0

    init(_ paragraphs: ArraySlice<Node>) { self.paragraphs = paragraphs }

    /// Returns the next fragment's inline nodes between two pieces of HTML.
    mutating func next(before: String, after: String) -> Node.HTMLPiece {
      number += 1
      let children = paragraphs.popFirst().map(unmarked) ?? []
      return Node.HTMLPiece(before: before, children: children, after: after, tag: number)
    }

    /// Returns the inline nodes of a paragraph of the second text, without the mark.
    private func unmarked(_ paragraph: Node) -> [Node] {
      let children = paragraph.children
      guard let first = children.first, first.kind == CMARK_NODE_TEXT else { return children }
      let rest = first.literal.dropFirst(mark.count).drop { $0 == " " }
      guard rest.isEmpty else {
        first.setLiteral(String(rest))
        return children
      }
      return Array(children.dropFirst())
    }
  }
}
