import CCMark
import Diagnostics

/// Marks of other dialects that would be printed as they are, each with its place.
struct ForeignMarkFinder {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var lines = 1...1
  /// Nothing that follows is before here.
  private var earliest = BytePosition(line: 1, byte: 0)
  /// Tells whether something was looked for in this block in vain: once is enough.
  private var isLost = false
  private var hasReported = false
  /// The marks of which one report for a text is enough.
  private var reported: Set<String> = []

  init(_ source: SourceText) { self.source = source }

  /// Takes note of the block that all that follows is in.
  mutating func enter(_ block: Node) {
    // Tables are parsed a second time, and do not know their lines.
    guard block.startLine > 0, block.endLine >= block.startLine else { return }
    lines = block.startLine...block.endLine
    earliest = max(earliest, BytePosition(line: block.startLine, byte: 0))
    isLost = false
    hasReported = false
  }

  /// Reports the first mark of another dialect in a block.
  mutating func check(_ text: Node, isFirst: Bool) {
    guard !hasReported else { return }
    let literal = text.literal
    guard let mark = ForeignMark.first(in: Array(literal.utf8), beginsBlock: isFirst) else {
      return
    }
    guard !mark.isReportedOnce || reported.insert(mark.text).inserted else { return }
    hasReported = true
    diagnostics.append(
      Diagnostic(
        .foreignSyntax, at: location(of: Array(mark.text.utf8)),
        "'\(mark.text)' would be printed as it stands", explanation: mark.explanation,
        suggestion: mark.suggestion))
  }

  mutating func reportUndefined(_ name: String) {
    diagnostics.append(
      Diagnostic(
        .footnote, at: location(of: Array("^\(name)]".utf8), before: 1),
        "there is no footnote '\(name)'",
        explanation: "'[^\(name)]' would be printed as it stands.",
        suggestion: "write '[^\(name)]: …' as a paragraph, or '\\[^\(name)]' for the text"))
  }

  private mutating func location(of mark: [UInt8], before: Int = 0) -> SourceLocation {
    guard var position = position(of: mark) else {
      return source.location(BytePosition(line: lines.lowerBound, byte: 0))
    }
    earliest = BytePosition(line: position.line, byte: position.byte + 1)
    position.byte = max(0, position.byte - before)
    return source.location(position)
  }

  private mutating func position(of mark: [UInt8]) -> BytePosition? {
    guard !isLost, earliest.line <= lines.upperBound else { return nil }
    for line in earliest.line...lines.upperBound {
      var rest = source[line].dropFirst(line == earliest.line ? earliest.byte : 0)
      while !rest.isEmpty {
        if rest.starts(with: mark) {
          return BytePosition(line: line, byte: source[line].count - rest.count)
        }
        rest = rest.dropFirst()
      }
    }
    isLost = true
    return nil
  }
}

/// A mark of another dialect.
private struct ForeignMark {
  let text: String
  let explanation: String
  let suggestion: String
  /// Tells whether a text has many of them, of which the first is reported.
  var isReportedOnce = false

  private static let directive = "write a directive: a fence '```{name argument key=value}'"

  private static let hugo = "It is a shortcode of Hugo or Zola, which is not known here."
  private static let liquid = "It is a tag of Liquid or Tera, which texts are not run through."
  private static let value = "Texts name no values and call no shortcodes."
  private static let fence = "It is a container of another dialect, which is not known here."

  private static let dialect = "It is a mark of another dialect, which is not known here."

  /// What blocks of other dialects begin with, and what to write in its place.
  private static let blocks = [
    ("!!! ", "write '> [!NOTE]', or a directive"), ("??? ", "write a directive"),
    ("=== \"", "write a heading, or a directive"), ("/// ", "write '> [!NOTE]', or a directive"),
    ("[TOC]", "take it away: templates can show 'contents'"),
    ("[[_TOC_]]", "take it away: templates can show 'contents'"),
    ("--8<--", "write what is in the file"),
  ]

  /// The first mark in a text.
  static func first(in bytes: [UInt8], beginsBlock: Bool) -> ForeignMark? {
    if beginsBlock {
      if bytes.starts(with: ":::".utf8) {
        return ForeignMark(
          text: ":::", explanation: fence, suggestion: "write '> [!NOTE]', or a directive")
      }
      for (mark, suggestion) in blocks where bytes.starts(with: mark.utf8) {
        return ForeignMark(
          text: mark, explanation: dialect, suggestion: suggestion, isReportedOnce: true)
      }
    }
    if let start = bytes.firstRange(of: "[[".utf8)?.upperBound,
      bytes[start...].firstRange(of: "]]".utf8) != nil
    {
      return ForeignMark(
        text: "[[", explanation: "It is a link of a wiki, which is not known here.",
        suggestion: "write '[text](address)'", isReportedOnce: true)
    }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
      let rest = bytes[index...]
      for mark in ["{{<", "{{%"] where rest.starts(with: mark.utf8) {
        return ForeignMark(text: mark, explanation: hugo, suggestion: directive)
      }
      if rest.starts(with: "{% ".utf8) || rest.starts(with: "{%-".utf8) {
        return ForeignMark(text: "{%", explanation: liquid, suggestion: directive)
      }
      if rest.starts(with: "{{".utf8) {
        return ForeignMark(
          text: "{{", explanation: value,
          suggestion: "put it into a template or a directive, or write it between backticks")
      }
    }
    return nil
  }
}
