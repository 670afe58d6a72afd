import CCMark

/// Finds where links, images and tags begin, called in the order of the text.
///
/// libcmark counts columns on the later lines of a paragraph without what is before their text, and
/// counts neither definitions of links at its head nor line ends within a link's address: hence the
/// look at the text.
struct InlineFinder {
  private let source: SourceText
  private var block: Node?
  /// No link that follows begins before here.
  private var earliest = BytePosition(line: 1, byte: 0)
  private var isLost = false
  /// The block that a text was looked for in, and the place after the last.
  private var textBlock: Node?
  private var earliestText = BytePosition(line: 1, byte: 0)

  init(_ source: SourceText) { self.source = source }

  /// The place of a node of a block, or where libcmark thinks it is if it is not to be found.
  mutating func position(of node: Node, in block: Node) -> BytePosition {
    if block != self.block {
      self.block = block
      earliest = BytePosition(line: block.startLine, byte: 0)
      isLost = false
    }
    let opening = OpeningMark(of: node)
    let position = BytePosition(
      line: max(block.startLine, node.startLine), byte: max(0, node.startColumn - 1))
    let found =
      checked(position, opening) ?? checked(shifted(position, block), opening)
      ?? firstPosition(of: opening, to: block.endLine)
    guard let found else { return position }
    earliest = BytePosition(line: found.line, byte: found.byte + 1)
    return found
  }

  /// The place of a text of a block as it is written; `nil` if it is not to be found, or its first
  /// character is escaped.
  mutating func position(ofText text: String, in block: Node) -> BytePosition? {
    if block != textBlock {
      textBlock = block
      earliestText = BytePosition(line: block.startLine, byte: 0)
    }
    let bytes = Array(text.utf8)
    guard earliestText.line <= block.endLine else { return nil }
    for line in earliestText.line...block.endLine {
      var rest = source.rest(
        from: BytePosition(line: line, byte: line == earliestText.line ? earliestText.byte : 0))
      while let start = rest.firstIndex(of: bytes[0]) {
        rest = rest[start...]
        if rest.starts(with: bytes) {
          let position = BytePosition(line: line, byte: source[line].count - rest.count)
          earliestText = BytePosition(line: line, byte: position.byte + bytes.count)
          let before = position.byte == 0 ? nil : source[line].dropFirst(position.byte - 1).first
          return before == UInt8(ascii: "\\") ? nil : position
        }
        rest = rest.dropFirst()
      }
    }
    // What is not found once is looked for no more: all of it would take too long.
    earliestText = BytePosition(line: block.endLine + 1, byte: 0)
    return nil
  }

  /// A place, if a node of that opening can begin there.
  private func checked(_ position: BytePosition, _ opening: OpeningMark) -> BytePosition? {
    position >= earliest && opening.fits(source.rest(from: position)) ? position : nil
  }

  /// The place on a later line of a block, with what is before its text counted.
  private func shifted(_ position: BytePosition, _ block: Node) -> BytePosition {
    let prefix = source[position.line].prefix {
      $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">")
    }
    return BytePosition(
      line: position.line, byte: max(0, position.byte - (block.startColumn - 1) + prefix.count))
  }

  private mutating func firstPosition(of opening: OpeningMark, to last: Int) -> BytePosition? {
    // Looking in vain once is enough: looking for each of many links would take too long.
    guard !isLost, earliest.line <= last else { return nil }
    for line in earliest.line...last {
      var byte = line == earliest.line ? earliest.byte : 0
      while byte < source[line].count {
        let position = BytePosition(line: line, byte: byte)
        if opening.fits(source.rest(from: position)) { return position }
        byte += 1
      }
    }
    isLost = true
    return nil
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
    if let next = rest.first, next == UInt8(ascii: "\\") || next == UInt8(ascii: "&") {
      return true
    }
    return rest.starts(with: text) && !rest.dropFirst(text.count).starts(with: "]:".utf8)
  }
}
