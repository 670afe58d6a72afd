import CCMark
import Diagnostics
import HTMLTags

/// Finds marks of other Markdown dialects, which would be printed literally.
struct ForeignMarkFinder {
  private let source: SourceText
  private var search: BlockSearch
  private(set) var diagnostics: [Diagnostic] = []
  private var firstLine = 1
  private var hasReported = false
  /// The marks that are reported once per text.
  private var reported: Set<String> = []

  init(_ source: SourceText) {
    self.source = source
    search = BlockSearch(source)
  }

  /// Sets the block that contains all following texts.
  mutating func enter(_ block: Node) {
    // Tables are parsed a second time, and their nodes have no line numbers of the source.
    guard block.startLine > 0, block.endLine >= block.startLine else { return }
    search.enter(block)
    firstLine = block.startLine
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
        .foreignSyntax, at: location(of: mark.text),
        "'\(mark.text)' would be shown as plain text", explanation: mark.explanation,
        suggestion: mark.suggestion))
  }

  mutating func reportUndefined(_ name: String) {
    diagnostics.append(
      Diagnostic(
        .footnote, at: location(of: "^\(name)]", before: 1),
        "there is no footnote '\(name)'",
        explanation: "'[^\(name)]' would be shown as plain text.",
        suggestion: "write '[^\(name)]: …' as a paragraph, or '\\[^\(name)]' for the text"))
  }

  private mutating func location(of mark: String, before: Int = 0) -> SourceLocation {
    guard var position = search.first(where: { $0.starts(with: mark.utf8) }) else {
      return source.location(BytePosition(line: firstLine, byte: 0))
    }
    search.pass(position)
    position.byte = max(0, position.byte - before)
    return source.location(position)
  }
}

/// A mark of another dialect.
private struct ForeignMark {
  let text: String
  let explanation: String
  let suggestion: String
  /// Indicates whether only the first occurrence in a text is reported.
  var isReportedOnce = false

  /// The marks that begin blocks in other dialects, and their replacements.
  private static let blocks = [
    ("!!! ", "write '> [!NOTE]', or a directive"), ("??? ", "write a directive"),
    ("=== \"", "write a heading, or a directive"), ("/// ", "write '> [!NOTE]', or a directive"),
    ("$$", "write it between backticks, or as a picture"),
    ("[TOC]", "delete it: a template can show 'contents'"),
    ("[[_TOC_]]", "delete it: a template can show 'contents'"),
    ("--8<--", "write the content of the file"),
  ]

  /// The marks that begin with a brace.
  private static let braces: [(start: String, mark: ForeignMark)] = {
    let directive = "write a directive: a fence '```{name argument key=value}'"
    let hugo = "It is a shortcode of Hugo or Zola, which is not supported."
    let liquid = ForeignMark(
      text: "{%",
      explanation: "It is a tag of Liquid or Tera, which is not supported.",
      suggestion: directive)
    let value = ForeignMark(
      text: "{{", explanation: "A text cannot use values or shortcodes.",
      suggestion: "put it into a template or a directive, or write it between backticks")
    return ["{{<", "{{%"].map {
      ($0, ForeignMark(text: $0, explanation: hugo, suggestion: directive))
    } + [("{% ", liquid), ("{%-", liquid), ("{{", value)]
  }()

  /// Returns the first mark in a text.
  static func first(in bytes: [UInt8], beginsBlock: Bool) -> ForeignMark? {
    if beginsBlock {
      if bytes.starts(with: ":::".utf8) {
        return ForeignMark(
          text: ":::",
          explanation: "It is a container of another dialect, which is not supported.",
          suggestion: "write '> [!NOTE]', or a directive")
      }
      for (mark, suggestion) in blocks where bytes.starts(with: mark.utf8) {
        return ForeignMark(
          text: mark, explanation: "It is a mark of another dialect, which is not supported.",
          suggestion: suggestion, isReportedOnce: true)
      }
      if let mark = moduleMark(in: bytes) { return mark }
    }
    if let start = bytes.firstRange(of: "[[".utf8)?.upperBound,
      bytes[start...].firstRange(of: "]]".utf8) != nil
    {
      return ForeignMark(
        text: "[[", explanation: "It is a link of a wiki, which is not supported.",
        suggestion: "write '[text](address)'", isReportedOnce: true)
    }
    for index in bytes.indices {
      let rest = bytes[index...]
      if let mark = pair(at: rest, after: index == 0 ? nil : bytes[index - 1]) { return mark }
      guard rest.first == "{" else { continue }
      if let found = braces.first(where: { rest.starts(with: $0.start.utf8) }) { return found.mark }
    }
    return nil
  }
}

extension ForeignMark {
  /// Returns the mark of an MDX line that uses a module: `import Tabs from '@theme/Tabs'`.
  private static func moduleMark(in bytes: [UInt8]) -> ForeignMark? {
    let ways = [
      ("import ", " from '"), ("import ", " from \""), ("import '", "'"), ("import \"", "\""),
      ("export const ", " = "),
    ]
    for (start, rest) in ways where bytes.starts(with: start.utf8) {
      guard bytes.dropFirst(start.utf8.count).firstRange(of: rest.utf8) != nil else { continue }
      return ForeignMark(
        text: String(start.prefix(7)),
        explanation: "It is a statement of MDX, which is not supported.",
        suggestion: "delete it, and everything that uses it", isReportedOnce: true)
    }
    return nil
  }

  /// The maximum length between two paired marks, which keeps the search linear.
  private static let longestPair = 200

  /// Returns the mark of a pair: a formula, a comment or the name of an emoji.
  private static func pair(at rest: ArraySlice<UInt8>, after before: UInt8?) -> ForeignMark? {
    let isWithinWord = before == "\\" || before?.isLetterOrDigit == true
    guard !isWithinWord, let first = rest.first else { return nil }
    let inner = rest.dropFirst().prefix(longestPair)
    switch first {
    case "$":
      guard holdsFormula(inner) else { return nil }
      return ForeignMark(
        text: "$", explanation: "It begins a formula, which is not supported.",
        suggestion: "write it between backticks, or as a picture", isReportedOnce: true)
    case "%":
      guard inner.first == first, inner.dropFirst().firstRange(of: "%%".utf8) != nil else {
        return nil
      }
      return ForeignMark(
        text: "%%", explanation: "It begins a comment of another dialect, which is not supported.",
        suggestion: "delete it", isReportedOnce: true)
    case ":":
      let name = inner.prefix { $0.isLetterOrDigit || $0 == "_" }
      guard name.count > 1, name.contains(where: { !$0.isDigit }),
        inner.dropFirst(name.count).first == first,
        inner.dropFirst(name.count + 1).first.map({ !$0.isLetterOrDigit && $0 != first }) ?? true
      else { return nil }
      return ForeignMark(
        text: ":\(String(decoding: name, as: UTF8.self)):",
        explanation: "It is the name of an emoji, which is not supported.",
        suggestion: "write the emoji itself", isReportedOnce: true)
    default: return nil
    }
  }

  /// Indicates whether the text after a dollar sign is a formula rather than an amount of money:
  /// it ends with a dollar sign that no letter or digit follows, and contains a character that
  /// amounts lack.
  private static func holdsFormula(_ inner: ArraySlice<UInt8>) -> Bool {
    if inner.first == "$" {
      return inner.dropFirst().first != "$"
        && inner.dropFirst().firstRange(of: "$$".utf8) != nil
    }
    guard let end = inner.firstIndex(where: { $0 == "$" }) else { return false }
    let formula = inner[..<end]
    guard let first = formula.first, let last = formula.last, !first.isBlank, !last.isBlank,
      inner[end...].dropFirst().first.map({ !$0.isLetterOrDigit }) ?? true
    else { return false }
    return formula.contains { "\\^_={}<>+".utf8.contains($0) }
      || (formula.count == 1 && !first.isDigit)
  }
}
