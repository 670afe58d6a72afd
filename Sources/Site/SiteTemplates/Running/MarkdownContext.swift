import HTMLTags

/// The context of the next value in Markdown, as far as the text of templates before it tells.
///
/// It decides how the value is escaped: a paragraph, a row of a table, code and the address of a
/// link read the same characters in different ways.
struct MarkdownContext {
  /// The number of backticks that opened the block of code that is open; 0 outside of one.
  private var fence = 0
  /// The number of backticks that opened the code in a line that is open; 0 outside of one.
  private var span = 0
  /// Tells whether the text of a link is open: `[`.
  private var isLinkText = false
  /// Tells whether the address of a link is open: `](`.
  private var isAddress = false
  /// Tells whether nothing but spaces is before on the line.
  private var isLineStart = true
  /// Tells whether nothing but spaces and the marks of lists and quotations is before on the line,
  /// so that such a mark would begin another one.
  private var isBlockStart = true
  /// Tells whether the line is a row of a table.
  private var isTable = false

  /// Goes past text of a template.
  ///
  /// - Complexity: O(*n*).
  mutating func pass(_ text: [UInt8]) {
    var index = 0
    while index < text.count {
      let first = index
      index += 1
      switch text[first] {
      case UInt8(ascii: "\n"):
        startLine()
        continue
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "`"):
        while index < text.count, text[index] == UInt8(ascii: "`") { index += 1 }
        passBackticks(index - first)
      case UInt8(ascii: "\\") where fence == 0 && span == 0: index += 1
      case UInt8(ascii: "[") where fence == 0 && span == 0: isLinkText = true
      case UInt8(ascii: "]") where fence == 0 && span == 0:
        isLinkText = false
        isAddress = index < text.count && text[index] == UInt8(ascii: "(")
      case UInt8(ascii: ")"): isAddress = false
      case UInt8(ascii: "|") where isLineStart: isTable = true
      case let byte where byte.isPartOfListMark:
        isLineStart = false
        continue
      default: break
      }
      leaveStart()
    }
  }

  private mutating func passBackticks(_ count: Int) {
    if fence > 0 {
      if isLineStart, count >= fence { fence = 0 }
    } else if isLineStart, count >= 3 {
      fence = count
    } else if span == 0 {
      span = count
    } else if span == count {
      span = 0
    }
  }

  private mutating func startLine() {
    let fence = fence
    self = MarkdownContext()
    self.fence = fence
  }

  private mutating func leaveStart() {
    isLineStart = false
    isBlockStart = false
  }

  mutating func append(finished text: String, to output: inout [UInt8]) {
    guard let last = text.utf8.last else { return }
    output += text.utf8
    if last == UInt8(ascii: "\n") { startLine() } else { leaveStart() }
  }

  /// Adds a text so that Markdown shows it as it is.
  ///
  /// In a block of code everything stands for itself; elsewhere a text stays on its line. Code in a
  /// line cannot hold backticks.
  ///
  /// - Complexity: O(*n*).
  mutating func append(_ text: String, to output: inout [UInt8]) {
    if fence > 0 { return append(finished: text, to: &output) }
    guard !text.isEmpty else { return }
    if isAddress {
      for byte in text.utf8 { output.appendToAddress(byte) }
    } else if span == 0, isBlockStart || text.utf8.contains(where: \.mayBeMark) {
      let bytes = Array(text.utf8)
      let marks = MarkdownMarks(in: bytes, beginningBlock: isBlockStart, inLink: isLinkText)
      for (index, byte) in bytes.enumerated() {
        if marks.positions.contains(index) {
          output.appendEscapedMark(byte)
        } else {
          appendToLine(byte, &output)
        }
      }
    } else if isTable || text.utf8.contains(where: \.endsLine) {
      for byte in text.utf8 { appendToLine(byte, &output) }
    } else {
      output += text.utf8
    }
    leaveStart()
  }

  private func appendToLine(_ byte: UInt8, _ output: inout [UInt8]) {
    switch byte {
    case _ where byte.endsLine: output.append(UInt8(ascii: " "))
    case UInt8(ascii: "|") where isTable: output += "\\|".utf8
    default: output.append(byte)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendToAddress(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self += "%20".utf8
    case UInt8(ascii: "("): self += "%28".utf8
    case UInt8(ascii: ")"): self += "%29".utf8
    default: append(byte)
    }
  }

  fileprivate mutating func appendEscapedMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): self += "&lt;".utf8
    case UInt8(ascii: "&"): self += "&amp;".utf8
    // With a backslash it would still look like the end of a link's text to all that only search.
    case UInt8(ascii: "]"): self += "&#93;".utf8
    default: self += [UInt8(ascii: "\\"), byte]
    }
  }
}

/// The characters of a text that Markdown would take for marks.
///
/// All others stay as they are, since people and programs read a twin as it is: an underline within
/// a word, a star between spaces, brackets that make no link.
private struct MarkdownMarks {
  private(set) var positions: Set<Int> = []

  /// Finds the marks of a text in UTF-8: one in front, if it would begin a list, a heading or a
  /// quotation; and brackets, if it is the text of a link, which they would end.
  ///
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

  private static func definesLink(_ text: [UInt8]) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Tells whether it may be part of what begins a list or a quotation: `- `, `1. `, `> `.
  fileprivate var isPartOfListMark: Bool { isDigit || "-+*>.)\t".utf8.contains(self) }

  /// Tells whether Markdown may take it for a mark somewhere in a line.
  fileprivate var mayBeMark: Bool {
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
