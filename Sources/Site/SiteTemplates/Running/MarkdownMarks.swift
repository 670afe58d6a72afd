import HTMLTags

/// The characters of a text that Markdown would take for marks.
///
/// All others stay as they are, since people and programs read a twin as it is: an underline within
/// a word, a star between spaces, brackets that make no link.
struct MarkdownMarks {
  /// The positions of the marks.
  private(set) var positions: Set<Int> = []

  /// Finds the marks of a text.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - beginsBlock: Whether a mark in front would begin a list, a heading or a quotation.
  ///   - isInLink: Whether it is the text of a link, which a bracket would end.
  /// - Complexity: O(*n*).
  init(in text: [UInt8], beginningBlock beginsBlock: Bool, inLink isInLink: Bool) {
    var openBrackets: [Int] = []
    for (index, byte) in text.enumerated() where byte.mayBeMark {
      let before = index > 0 ? text[index - 1] : nil
      let after = index + 1 < text.count ? text[index + 1] : nil
      if byte == UInt8(ascii: "[") {
        openBrackets.append(index)
      } else if byte == UInt8(ascii: "]") {
        let opening = openBrackets.popLast()
        let makesLink = after == UInt8(ascii: "(")
        if makesLink || (isInLink && opening == nil) { positions.insert(index) }
        if makesLink, isInLink, let opening { positions.insert(opening) }
      } else if Self.isMark(byte, between: before, and: after) {
        positions.insert(index)
      }
    }
    if isInLink { positions.formUnion(openBrackets) }
    if beginsBlock, let position = Self.positionOfBlockMark(in: text) { positions.insert(position) }
  }

  /// Returns whether a character means something between its neighbours, which are `nil` where the
  /// text ends.
  private static func isMark(_ byte: UInt8, between before: UInt8?, and after: UInt8?) -> Bool {
    let isBetweenSpaces = before?.isSpace == true && after?.isSpace == true
    return switch byte {
    case UInt8(ascii: "\\"): after?.isPunctuation ?? true
    case UInt8(ascii: "*"): !isBetweenSpaces
    case UInt8(ascii: "_"):
      !isBetweenSpaces && !(before?.isLetterOrDigit == true && after?.isLetterOrDigit == true)
    case UInt8(ascii: "~"): before == byte || after == byte
    case UInt8(ascii: "<"): after.map { $0.isLetter || "/!?".utf8.contains($0) } ?? true
    case UInt8(ascii: "&"): after.map { $0.isLetter || $0 == UInt8(ascii: "#") } ?? true
    default: byte == UInt8(ascii: "`")
    }
  }

  /// Returns the place of the mark in front that would begin a heading, a quotation, a list, or the
  /// definition of a link.
  private static func positionOfBlockMark(in text: [UInt8]) -> Int? {
    guard let first = text.first else { return nil }
    let digits = text.prefix(while: \.isDigit).count
    let mark = min(digits, text.count - 1)
    let isAlone = mark + 1 == text.count || text[mark + 1].isSpace || text[mark + 1] == text[mark]
    return switch text[mark] {
    case UInt8(ascii: ">"): digits == 0 ? 0 : nil
    case UInt8(ascii: "["): digits == 0 && Self.definesLink(text) ? 0 : nil
    case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      digits == 0 && isAlone ? 0 : nil
    case UInt8(ascii: "."), UInt8(ascii: ")"): digits > 0 && isAlone && first.isDigit ? mark : nil
    default: nil
    }
  }
}

extension MarkdownMarks {
  private static func definesLink(_ text: [UInt8]) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }
}

extension UInt8 {
  /// Tells whether Markdown may take it for a mark somewhere in a line.
  var mayBeMark: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  fileprivate var isPunctuation: Bool { 0x21...0x7E ~= self && !isLetterOrDigit }
}
