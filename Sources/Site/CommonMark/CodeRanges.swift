import CCMark
import HTMLTags

/// The bytes of a Markdown text that are code or HTML, where no mark of Markdown means anything.
///
/// Code that edits a text by position looks here first, so that examples stay what they are:
///
/// ```swift
/// let code = CodeRanges("Write `[a](b)` for [a](b).")
/// code.spans  // [6..<14]
/// ```
public struct CodeRanges: Sendable {
  /// The blocks of code, first to last.
  public private(set) var blocks: [CodeBlock] = []
  /// The bytes of code between backticks within paragraphs and headings, first to last.
  public private(set) var spans: [Range<Int>] = []
  /// The bytes of the lines that are raw HTML, first to last.
  public private(set) var html: [Range<Int>] = []

  /// Looks at a text.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the different lengths of runs of
  ///   backticks in a paragraph.
  public init(_ markdown: String) {
    let bytes = Array(markdown.utf8)
    let lines = LineStarts(bytes)
    guard let tree = SyntaxTree(parsing: markdown) else { return }
    tree.withRoot { root in
      var current = root.firstChild
      while let node = current {
        current = node.isBlock ? node.following(in: root) : node.followingSubtree(in: root)
        let last = Self.lastLine(of: node)
        guard node.startLine > 0, last >= node.startLine else { continue }
        let range = lines.range(node.startLine...last)
        switch node.kind {
        case CMARK_NODE_CODE_BLOCK: blocks.append(CodeBlock(node, bytes, lines))
        case CMARK_NODE_HTML_BLOCK: html.append(range)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
          spans += Self.spans(in: bytes, range)
        default: break
        }
      }
    }
  }

  /// The last line of a block.
  ///
  /// Of raw HTML libcmark leaves it out where it is that line which ends the block, such as `-->`.
  private static func lastLine(of node: Node) -> Int {
    guard node.kind == CMARK_NODE_HTML_BLOCK else { return node.endLine }
    let count = node.literal.utf8.count { $0 == UInt8(ascii: "\n") }
    return max(node.endLine, node.startLine + count - 1)
  }

  /// The code spans of a paragraph: from a run of backticks to the next one of the same length.
  private static func spans(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var hopeless: Set<Int> = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "`") else {
        index += byte == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let end = runEnd(bytes, index, range.upperBound)
      let length = end - index
      let close =
        hopeless.contains(length) ? nil : closing(bytes, end..<range.upperBound, length)
      if let close { spans.append(index..<close) } else { hopeless.insert(length) }
      index = close ?? end
    }
    return spans
  }

  /// The end of the next run of so many backticks.
  private static func closing(_ bytes: [UInt8], _ range: Range<Int>, _ length: Int) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let end = runEnd(bytes, index, range.upperBound)
      if end - index == length { return end }
      index = end
    }
    return nil
  }

  private static func runEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
    return index
  }
}

/// A block of code in a Markdown text.
public struct CodeBlock: Hashable, Sendable {
  /// The bytes of its lines, those of its fences among them.
  public let range: Range<Int>
  /// The bytes of what follows the opening fence on its line; `nil` for code that is indented.
  public let info: Range<Int>?
  /// The bytes of the lines between the fences; all lines of code that is indented.
  public let content: Range<Int>

  init(_ node: Node, _ bytes: [UInt8], _ lines: LineStarts) {
    range = lines.range(node.startLine...node.endLine)
    let first = lines.range(node.startLine...node.startLine)
    let start = min(first.lowerBound + max(0, node.startColumn - 1), first.upperBound)
    let mark = start < first.upperBound ? bytes[start] : 0
    var end = start
    while end < first.upperBound, bytes[end] == mark { end += 1 }
    let isFence =
      end - start >= 3 && (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
      && !node.literal.utf8.starts(with: bytes[start..<end])
    guard isFence else {
      info = nil
      content = range
      return
    }
    var infoEnd = first.upperBound
    while infoEnd > end, bytes[infoEnd - 1] <= 0x20 { infoEnd -= 1 }
    info = end..<infoEnd
    let last = lines.range(node.endLine...node.endLine)
    let closing = bytes[last].drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    let isClosed = node.endLine > node.startLine && closing.starts(with: bytes[start..<end])
    content = first.upperBound..<max(first.upperBound, isClosed ? last.lowerBound : last.upperBound)
  }
}

/// The places at which the lines of a text begin.
struct LineStarts {
  private var starts = [0]
  private let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
  }

  /// The bytes of some lines, counted from 1, with their ends.
  func range(_ lines: ClosedRange<Int>) -> Range<Int> {
    let start = lines.lowerBound <= starts.count ? starts[lines.lowerBound - 1] : count
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : count
    return start..<max(start, end)
  }
}
