import CCMark
import HTMLTags

/// Text that looks like a link and is none, so that its marks would be printed.
struct UnparsedLink: Equatable {
  /// As it is written.
  let text: String
  let mistake: LinkMistake

  enum LinkMistake: Equatable {
    /// `[text][label]`, of which there is no definition.
    case undefined(label: String)
    /// `[text](an address.md)`.
    case spaced(address: String)
  }

  /// Those in the literal of a text node; only what can hardly be anything else.
  ///
  /// - Complexity: O(*n*).
  static func all(in bytes: [UInt8]) -> [UnparsedLink] {
    var found: [UnparsedLink] = []
    var opening: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index] == "[" {
        opening = index
      } else if bytes[index] == "]" {
        if let start = opening, let (link, end) = Self.link(in: bytes, from: start, closedAt: index)
        {
          found.append(link)
          index = end
        }
        opening = nil
      }
      index += 1
    }
    return found
  }

  /// The link whose text is between two places, and the place of its last byte.
  private static func link(
    in bytes: [UInt8], from start: Int, closedAt close: Int
  ) -> (UnparsedLink, Int)? {
    let next = bytes[(close + 1)...].first
    let isReference = next == "["
    guard isReference || next == "(", isBeginning(start, in: bytes),
      bytes[(start + 1)..<close].contains(where: { $0 > 0x20 })
    else { return nil }
    let target = bytes[(close + 2)...].prefix { !"[]()".utf8.contains($0) }
    guard bytes[target.endIndex...].first == (isReference ? "]" : ")") else { return nil }
    let written = String(decoding: target, as: UTF8.self)
    let text = String(decoding: bytes[start...target.endIndex], as: UTF8.self)
    guard isReference ? isLabel(written) : isAddress(written) else { return nil }
    let mistake =
      isReference ? LinkMistake.undefined(label: written) : .spaced(address: written)
    return (UnparsedLink(text: text, mistake: mistake), target.endIndex)
  }

  /// Tells whether no word is right before a bracket, as in `matrix[i][j]`.
  private static func isBeginning(_ start: Int, in bytes: [UInt8]) -> Bool {
    guard start > 0 else { return true }
    let byte = bytes[start - 1]
    return !byte.isLetterOrDigit && byte < 0x80 && !"_])".utf8.contains(byte)
  }

  /// Tells whether a word is between brackets, and no number or range of characters.
  private static func isLabel(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && text.wholeMatch(of: #/\^?(.-.)+/#) == nil
  }

  /// Tells whether what is between parentheses has spaces and is the path of a file or page all the
  /// same.
  private static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: #/[^\s:,"'<>]+( +[^\s:,"'<>]+)+/#) != nil
      && (text.contains("/") || text.contains(#/\.[A-Za-z][A-Za-z0-9]{0,4}(#\S*)?$/#))
  }
}

extension Node {
  /// Tells whether a text's literal, which libcmark lends for so long, may hold what looks like a
  /// link.
  var mayHoldUnmadeLink: Bool {
    guard kind == CMARK_NODE_TEXT, var rest = cmark_node_get_literal(pointer) else {
      return false
    }
    while let bracket = strchr(rest, CInt(UInt8(ascii: "]"))) {
      // The literal ends with a zero, so that each byte has a next one.
      let next = UInt8(bitPattern: bracket[1])
      if next == "[" || next == "(" { return true }
      rest = UnsafePointer(bracket) + 1
    }
    return false
  }
}
