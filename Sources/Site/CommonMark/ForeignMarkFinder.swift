import CCMark
import Diagnostics
import HTMLTags

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

  /// The beginnings of blocks of other dialects, each with what to write in its place.
  private static let blocks = [
    ("!!! ", "write '> [!NOTE]', or a directive"), ("??? ", "write a directive"),
    ("=== \"", "write a heading, or a directive"), ("/// ", "write '> [!NOTE]', or a directive"),
    ("$$", "write it between backticks, or as a picture"),
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
      if let mark = moduleMark(in: bytes) { return mark }
    }
    if let start = bytes.firstRange(of: "[[".utf8)?.upperBound,
      bytes[start...].firstRange(of: "]]".utf8) != nil
    {
      return ForeignMark(
        text: "[[", explanation: "It is a link of a wiki, which is not known here.",
        suggestion: "write '[text](address)'", isReportedOnce: true)
    }
    for index in bytes.indices {
      let rest = bytes[index...]
      if let mark = pair(at: rest, after: index == 0 ? nil : bytes[index - 1]) { return mark }
      guard rest.first == UInt8(ascii: "{") else { continue }
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

extension ForeignMark {
  /// A line of MDX that takes something from a module: `import Tabs from '@theme/Tabs'`.
  private static func moduleMark(in bytes: [UInt8]) -> ForeignMark? {
    let ways = [
      ("import ", " from '"), ("import ", " from \""), ("import '", "'"), ("import \"", "\""),
      ("export const ", " = "),
    ]
    for (start, rest) in ways where bytes.starts(with: start.utf8) {
      guard bytes.dropFirst(start.utf8.count).firstRange(of: rest.utf8) != nil else { continue }
      return ForeignMark(
        text: String(start.prefix(7)),
        explanation: "It is a statement of MDX, which texts cannot have.",
        suggestion: "take it away, and what it brings", isReportedOnce: true)
    }
    return nil
  }

  /// The length that what is between two marks has at most, so that looking takes linear time.
  private static let longestPair = 200

  /// A mark of which a second closes what is between: a formula, a comment, the name of a picture.
  private static func pair(at rest: ArraySlice<UInt8>, after before: UInt8?) -> ForeignMark? {
    let isWithinWord = before.map { $0.isLetterOrDigit || $0 == UInt8(ascii: "\\") } ?? false
    guard !isWithinWord, let first = rest.first else { return nil }
    let inner = rest.dropFirst().prefix(longestPair)
    switch first {
    case UInt8(ascii: "$"):
      guard holdsFormula(inner) else { return nil }
      return ForeignMark(
        text: "$", explanation: "It begins a formula, which is not known here.",
        suggestion: "write it between backticks, or as a picture", isReportedOnce: true)
    case UInt8(ascii: "%"):
      guard inner.first == first, inner.dropFirst().firstRange(of: "%%".utf8) != nil else {
        return nil
      }
      return ForeignMark(
        text: "%%", explanation: "It begins a comment of another dialect, which is not known here.",
        suggestion: "take it away", isReportedOnce: true)
    case UInt8(ascii: ":"):
      let name = inner.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      guard name.count > 1, name.contains(where: { !$0.isDigit }),
        inner.dropFirst(name.count).first == first,
        inner.dropFirst(name.count + 1).first.map({ !$0.isLetterOrDigit && $0 != first }) ?? true
      else { return nil }
      return ForeignMark(
        text: ":\(String(decoding: name, as: UTF8.self)):",
        explanation: "It is the name of a sign, which is not known here.",
        suggestion: "write the sign itself", isReportedOnce: true)
    default: return nil
    }
  }

  /// Tells whether what follows a dollar sign is a formula, and no sum of money: it ends with
  /// another sign that no digit follows, and holds something that sums do not.
  private static func holdsFormula(_ inner: ArraySlice<UInt8>) -> Bool {
    if inner.first == UInt8(ascii: "$") {
      return inner.dropFirst().first != UInt8(ascii: "$")
        && inner.dropFirst().firstRange(of: "$$".utf8) != nil
    }
    guard let end = inner.firstIndex(of: UInt8(ascii: "$")) else { return false }
    let formula = inner[..<end]
    guard let first = formula.first, let last = formula.last, !first.isBlank, !last.isBlank,
      inner[end...].dropFirst().first.map({ !$0.isLetterOrDigit }) ?? true
    else { return false }
    return formula.contains { "\\^_={}<>+".utf8.contains($0) }
      || (formula.count == 1 && !first.isDigit)
  }
}
