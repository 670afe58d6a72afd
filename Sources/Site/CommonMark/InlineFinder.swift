import CCMark
import HTMLTags

/// Finds where links, images and tags begin, called in the order of the text.
///
/// libcmark counts columns on the later lines of a paragraph without what is before their text, and
/// counts neither definitions of links at its head nor line ends within a link's address: hence the
/// look at the text.
struct InlineFinder {
  private let source: SourceText
  private var openings: BlockSearch
  private var texts: BlockSearch

  init(_ source: SourceText) {
    self.source = source
    openings = BlockSearch(source)
    texts = BlockSearch(source)
  }

  /// The place of a node of a block, or where libcmark thinks it is if it is not to be found.
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

  /// The place of a text of a block as it is written; `nil` if it is not to be found, or its first
  /// character is escaped.
  mutating func position(ofText text: String, in block: Node) -> BytePosition? {
    texts.enter(block)
    guard let found = texts.first(where: { $0.starts(with: text.utf8) }) else { return nil }
    texts.pass(found, text.utf8.count)
    let isEscaped = source[found.line].prefix(found.byte).last == "\\"
    return isEscaped ? nil : found
  }

  /// The place on a later line of a block, with what is before its text counted.
  private func shifted(_ position: BytePosition, _ block: Node) -> BytePosition {
    let prefix = source[position.line].prefix { $0.isBlank || $0 == ">" }
    return BytePosition(
      line: position.line, byte: max(0, position.byte - (block.startColumn - 1) + prefix.count))
  }
}

/// Looks for what is in a block, from what was found in it last on.
struct BlockSearch {
  private let source: SourceText
  private var block: Node?
  private var lastLine = 0
  /// Nothing that follows begins before here.
  private(set) var earliest = BytePosition(line: 1, byte: 0)
  private var isLost = false

  init(_ source: SourceText) { self.source = source }

  /// Begins to look in a block, unless that is done already.
  mutating func enter(_ block: Node) {
    guard block != self.block else { return }
    self.block = block
    lastLine = block.endLine
    earliest = BytePosition(line: block.startLine, byte: 0)
    isLost = false
  }

  /// The next place at which the rest of a line satisfies a condition; `nil` if there is none.
  mutating func first(where fits: (ArraySlice<UInt8>) -> Bool) -> BytePosition? {
    // Looking in vain once is enough: looking for each of many marks would take too long.
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

  /// Goes on behind what was found at a place.
  mutating func pass(_ position: BytePosition, _ length: Int = 1) {
    earliest = BytePosition(line: position.line, byte: position.byte + length)
  }
}

/// The beginning of a node in a text.
private struct OpeningMark {
  private let marks: [[UInt8]]
  /// The text that follows the mark, if it is known.
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
    // What is escaped looks different.
    if let next = rest.first, next == "\\" || next == "&" {
      return true
    }
    return rest.starts(with: text) && !rest.dropFirst(text.count).starts(with: "]:".utf8)
  }
}
