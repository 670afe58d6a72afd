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
  /// Tells whether nothing but spaces and the marks of lists and quotations is before on the line, so
  /// that such a mark would begin another one.
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

  /// Adds something that is Markdown already.
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

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Tells whether it may be part of what begins a list or a quotation: `- `, `1. `, `> `.
  fileprivate var isPartOfListMark: Bool { isDigit || "-+*>.)\t".utf8.contains(self) }
}
