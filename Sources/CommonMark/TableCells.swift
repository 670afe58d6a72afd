import CCMark
import Diagnostics

/// The contents of all tables of a text, and where each stands in it.
struct TableCells {
  /// A piece of the first text that is parsed in the second.
  struct Fragment {
    let text: String
    let line: Int
    let byteOffset: Int
  }

  /// What keeps a cell from being a list, a heading or the like.
  ///
  /// A space follows it.
  static let mark = "\u{00B6}"

  private let source: SourceLines
  private var fragments: [Fragment] = []

  init(source: SourceLines) { self.source = source }

  var count: Int { fragments.count }

  mutating func append(_ fragment: Fragment) { fragments.append(fragment) }

  /// Where a link or tag of a cell stands, or `nil` if the node stands in no cell.
  func location(of node: Node) -> SourceLocation? {
    let index = node.tag - 1
    guard fragments.indices.contains(index) else { return nil }
    let fragment = fragments[index]
    let column = node.startColumn - Self.mark.utf8.count - 1 + fragment.byteOffset
    return source.location(line: fragment.line, byteColumn: max(1, column))
  }
}

extension TableCells {
  /// The parsed fragments, taken one after the other.
  struct Contents {
    private var paragraphs: ArraySlice<Node>
    private var number = 0

    init(_ paragraphs: ArraySlice<Node>) { self.paragraphs = paragraphs }

    /// The next fragment's inline nodes between two pieces of HTML.
    mutating func next(before: String, after: String) -> Node.Piece {
      number += 1
      let children = paragraphs.popFirst().map(unmarked) ?? []
      return Node.Piece(before: before, children: children, after: after, tag: number)
    }

    /// The inline nodes of a paragraph of the second text, without the mark.
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
