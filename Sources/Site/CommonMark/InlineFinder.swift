import CCMark
import HTMLTags

/// Finds the source positions of links, images and tags, in the order of the text.
///
/// On later lines of a paragraph, libcmark's columns ignore everything before the text. Its lines
/// ignore link definitions before the text and line endings within link addresses. So the source
/// has to be searched.
struct InlineFinder {
  private let source: SourceText
  private var openings: BlockSearch
  private var texts: BlockSearch

  init(_ source: SourceText) {
    self.source = source
    openings = BlockSearch(source)
    texts = BlockSearch(source)
  }

  /// Returns the position of a node in a block, or libcmark's position if the search fails.
  mutating func position(of node: Node, in block: Node) -> BytePosition {
    openings.enter(block)
    let opening = OpeningMark(of: node)
    let position = BytePosition(
      line: max(block.startLine, node.startLine), byte: max(0, node.startColumn - 1))
    let found =
      [position, shifted(position, block)].first {
        $0 >= openings.earliest && opening.fits(source.rest(from: $0))
      } ?? openings.first(where: opening.fits)
    guard let found else { return position }
    openings.pass(found)
    return found
  }

  /// Returns the position of a text in a block; `nil` if it is not found, or escaped at its start.
  mutating func position(ofText text: String, in block: Node) -> BytePosition? {
    texts.enter(block)
    guard let found = texts.first(where: { $0.starts(with: text.utf8) }) else { return nil }
    texts.pass(found, text.utf8.count)
    let isEscaped = source[found.line].prefix(found.byte).last == "\\"
    return isEscaped ? nil : found
  }

  /// Returns the position on a later line of a block, corrected for what precedes the text.
  private func shifted(_ position: BytePosition, _ block: Node) -> BytePosition {
    let prefix = source[position.line].prefix { $0.isBlank || $0 == ">" }
    return BytePosition(
      line: position.line, byte: max(0, position.byte - (block.startColumn - 1) + prefix.count))
  }
}

/// Searches a block, continuing after the last match.
struct BlockSearch {
  private let source: SourceText
  private var block: Node?
  private var lastLine = 0
  /// The position at which the search continues.
  private(set) var earliest = BytePosition(line: 1, byte: 0)
  private var isLost = false

  init(_ source: SourceText) { self.source = source }

  /// Begins the search in a block, unless it is the current one.
  mutating func enter(_ block: Node) {
    guard block != self.block else { return }
    self.block = block
    lastLine = block.endLine
    earliest = BytePosition(line: block.startLine, byte: 0)
    isLost = false
  }

  /// Returns the next position at which the rest of a line satisfies a predicate.
  mutating func first(where fits: (ArraySlice<UInt8>) -> Bool) -> BytePosition? {
    // After one failed search, do not search again: repeating it for many marks would be slow.
    guard !isLost, earliest.line <= lastLine else { return nil }
    for line in earliest.line...lastLine {
      var rest = source[line].dropFirst(line == earliest.line ? earliest.byte : 0)
      while !rest.isEmpty {
        if fits(rest) { return BytePosition(line: line, byte: source[line].count - rest.count) }
        rest = rest.dropFirst()
      }
    }
    isLost = true
    return nil
  }

  /// Continues after a match.
  mutating func pass(_ position: BytePosition, _ length: Int = 1) {
    earliest = BytePosition(line: position.line, byte: position.byte + length)
  }
}

/// The beginning of a node in the source.
private struct OpeningMark {
  private let marks: [[UInt8]]
  /// The text after the mark, if it is known.
  private let text: [UInt8]

  init(of node: Node) {
    switch node.kind {
    case CMARK_NODE_IMAGE:
      marks = [Array("![".utf8)]
      text = Self.text(in: node)
    case CMARK_NODE_LINK where node.tag == Node.bareLinkTag:
      marks = [[]]
      text = Self.text(in: node)
    case CMARK_NODE_LINK:
      marks = [Array("[".utf8), Array("<".utf8)]
      text = Self.text(in: node)
    default:
      marks = [[]]
      text = Array(
        node.literal.utf8.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D })
    }
  }

  private static func text(in node: Node) -> [UInt8] {
    guard let child = node.firstChild else { return [UInt8(ascii: "]")] }
    return child.kind == CMARK_NODE_TEXT ? Array(child.literal.utf8) : []
  }

  func fits(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let mark = marks.first(where: bytes.starts) else { return false }
    let rest = bytes.dropFirst(mark.count)
    // Escaped text differs from its source.
    if let next = rest.first, next == "\\" || next == "&" {
      return true
    }
    return rest.starts(with: text) && !rest.dropFirst(text.count).starts(with: "]:".utf8)
  }
}
