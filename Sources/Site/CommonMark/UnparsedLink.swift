import CCMark
import HTMLTags

/// Text that looks like a link but is not one, so that its marks would be printed.
struct UnparsedLink: Equatable {
  /// The source text.
  let text: String
  let mistake: LinkMistake

  enum LinkMistake: Equatable {
    /// `[text][label]` without a definition of the label.
    case undefined(label: String)
    /// `[text](an address.md)`.
    case spaced(address: String)
  }

  /// Returns those in the literal of a text node that are almost certainly meant to be links.
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

  /// Returns the link whose text is between two offsets, and the offset of its last byte.
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

  /// Indicates whether a bracket does not directly follow a word, as it does in `matrix[i][j]`.
  private static func isBeginning(_ start: Int, in bytes: [UInt8]) -> Bool {
    guard start > 0 else { return true }
    let byte = bytes[start - 1]
    return !byte.isLetterOrDigit && byte < 0x80 && !"_])".utf8.contains(byte)
  }

  /// Indicates whether there is a word in brackets, rather than a number or a range of characters.
  private static func isLabel(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && text.wholeMatch(of: #/\^?(.-.)+/#) == nil
  }

  /// Indicates whether the text in parentheses is the path of a file or page despite its spaces.
  private static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: #/[^\s:,"'<>]+( +[^\s:,"'<>]+)+/#) != nil
      && (text.contains("/") || text.contains(#/\.[A-Za-z][A-Za-z0-9]{0,4}(#\S*)?$/#))
  }
}

extension Node {
  /// Indicates whether a text, whose literal libcmark lends for this check, may contain what looks
  /// like a link.
  var mayHoldUnmadeLink: Bool {
    guard kind == CMARK_NODE_TEXT, var rest = cmark_node_get_literal(pointer) else {
      return false
    }
    while let bracket = strchr(rest, CInt(UInt8(ascii: "]"))) {
      // The literal ends with a zero byte, so that every byte has a successor.
      let next = UInt8(bitPattern: bracket[1])
      if next == "[" || next == "(" { return true }
      rest = UnsafePointer(bracket) + 1
    }
    return false
  }
}
