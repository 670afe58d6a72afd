import HTMLTags

/// The Markdown context of the next value, as determined by the preceding text of templates.
///
/// The context determines how the value is escaped, because a paragraph, a table row, code and the
/// address of a link treat the same characters differently.
struct MarkdownContext {
  /// The number of backticks that opened the current code block; 0 outside of one.
  private var fence = 0
  /// The number of backticks that opened the current code span; 0 outside of one.
  private var span = 0
  /// Indicates whether the text of a link is open: `[`.
  private var isLinkText = false
  /// Indicates whether the address of a link is open: `](`.
  private var isAddress = false
  /// Indicates whether only spaces come before on the line.
  private var isLineStart = true
  /// Indicates whether only spaces and the marks of lists and quotations come before on the line,
  /// so that another such mark would begin a block.
  private var isBlockStart = true
  private var isTable = false

  /// Advances past template text.
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

  /// Appends a text so that Markdown shows it unchanged.
  ///
  /// Nothing is escaped in a code block; elsewhere a text stays on one line. Backticks in a code
  /// span are not escaped.
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
    // After a backslash, a simple search would still find the end of a link's text.
    case UInt8(ascii: "]"): self += "&#93;".utf8
    default: self += [UInt8(ascii: "\\"), byte]
    }
  }
}

/// The characters of a text that Markdown would interpret as syntax.
///
/// All others stay unchanged, because people and programs read the source of a twin: an underscore
/// within a word, a star between spaces, brackets that do not form a link.
private struct MarkdownMarks {
  private(set) var positions: Set<Int> = []

  /// Finds the syntax characters of a text in UTF-8.
  ///
  /// At the beginning of a block, this includes the start of a list, a heading or a quotation. In
  /// the text of a link, it includes brackets that would end that text.
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

  /// Indicates whether a character is syntax between its neighbours, which are `nil` at the ends.
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

  /// Returns the position of a mark that would begin a heading, quotation, list or link
  /// definition.
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

  /// Indicates whether the byte may be part of a list or quotation mark: `- `, `1. `, `> `.
  fileprivate var isPartOfListMark: Bool { isDigit || "-+*>.)\t".utf8.contains(self) }

  /// Indicates whether Markdown may interpret the byte as syntax within a line.
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
