import CCMark
import Diagnostics
import HTMLTags

/// The bytes of a Markdown text that are code or HTML, in which Markdown syntax has no meaning.
///
/// Code that edits a text by position checks them first, so that examples remain unchanged:
///
/// ```swift
/// let code = CodeRanges("Write `[a](b)` for [a](b).")
/// code.spans  // [6..<14]
/// ```
public struct CodeRanges: Sendable {
  /// The code blocks, in order.
  public private(set) var blocks: [CodeBlock] = []
  /// The bytes of code spans in paragraphs and headings, in order.
  public private(set) var spans: [Range<Int>] = []
  /// The bytes of the lines of raw HTML, in order.
  public private(set) var html: [Range<Int>] = []

  /// Finds the code and HTML in a text.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the number of different lengths of
  ///   backtick runs in a paragraph.
  public init(_ markdown: String) {
    let lines = TextLines(markdown)
    guard let tree = SyntaxTree(parsing: markdown) else { return }
    tree.withRoot { root in
      for node in root.blocks {
        let last = Self.lastLine(of: node)
        guard node.startLine > 0, last >= node.startLine else { continue }
        let range = lines.range(node.startLine...last)
        switch node.kind {
        case CMARK_NODE_CODE_BLOCK: blocks.append(CodeBlock(node, lines))
        case CMARK_NODE_HTML_BLOCK: html.append(range)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: spans += Self.spans(in: lines.bytes[range])
        default: break
        }
      }
    }
  }

  /// Returns the last line of a block; libcmark leaves out the line with the end mark of raw HTML,
  /// such as `-->`.
  private static func lastLine(of node: Node) -> Int {
    guard node.kind == CMARK_NODE_HTML_BLOCK else { return node.endLine }
    let count = node.literal.utf8.count { $0 == "\n" }
    return max(node.endLine, node.startLine + count - 1)
  }

  /// Returns the code spans of a paragraph: pairs of equally long runs of backticks.
  private static func spans(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var hopeless: Set<Int> = []
    var rest = bytes
    while let byte = rest.first {
      guard byte == "`" else {
        rest = rest.dropFirst(byte == "\\" ? 2 : 1)
        continue
      }
      let length = rest.backticks
      let start = rest.startIndex
      rest = rest.dropFirst(length)
      guard !hopeless.contains(length) else { continue }
      if let end = closing(rest, length) {
        spans.append(start..<end)
        rest = rest[end...]
      } else {
        hopeless.insert(length)
      }
    }
    return spans
  }

  /// Returns the end of the next run of exactly this many backticks.
  private static func closing(_ bytes: ArraySlice<UInt8>, _ length: Int) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(where: { $0 == "`" }) {
      let count = rest[start...].backticks
      if count == length { return start + count }
      rest = rest[(start + count)...]
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The number of leading backticks.
  fileprivate var backticks: Int { prefix { $0 == "`" }.count }
}

/// A code block in a Markdown text.
public struct CodeBlock: Hashable, Sendable {
  /// The bytes of its lines, including its fences.
  public let range: Range<Int>
  /// The bytes of the info string after the opening fence; `nil` for indented code.
  public let info: Range<Int>?
  /// The bytes of the lines between the fences; all lines of indented code.
  public let content: Range<Int>

  fileprivate init(_ node: Node, _ lines: TextLines) {
    let bytes = lines.bytes
    range = lines.range(node.startLine...node.endLine)
    let first = bytes[lines.range(node.startLine...node.startLine)]
    guard let fence = Fence(of: node, first.dropFirst(node.start.byte)) else {
      info = nil
      content = range
      return
    }
    var infoEnd = first.endIndex
    while infoEnd > fence.marks.endIndex, bytes[infoEnd - 1] <= 0x20 { infoEnd -= 1 }
    info = fence.marks.endIndex..<infoEnd
    let last = lines.range(node.endLine...node.endLine)
    let end = fence.isClosed(by: bytes[last]) ? last.lowerBound : last.upperBound
    content = first.endIndex..<max(first.endIndex, end)
  }
}

/// The opening marks of a fenced code block.
struct Fence {
  /// Three or more backticks or tildes.
  let marks: ArraySlice<UInt8>
  private let isOneLine: Bool

  /// Reads the marks of a code block from its first line.
  ///
  /// The result is `nil` for indented code. libcmark does not distinguish the two, so indented
  /// code that shows a fence has to be recognised here.
  init?(of node: Node, _ line: ArraySlice<UInt8>) {
    marks = line.prefix { $0 == line.first }
    isOneLine = node.endLine == node.startLine
    guard marks.first == "`" || marks.first == "~", marks.count >= 3 else { return nil }
    guard node.fenceInfo.isEmpty else { return }
    // Text after the marks would be the info string, and the fence would not be part of the code.
    guard line.dropFirst(marks.count).allSatisfy(\.isSpace) else { return nil }
    let shown = node.literal.utf8.prefix { $0 != "\n" }
    if shown.starts(with: marks), shown.dropFirst(marks.count).allSatisfy(\.isBlank) { return nil }
  }

  /// Indicates whether the block's last line closes it.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let closing = line.drop { $0.isBlank || $0 == ">" }
    let count = closing.prefix { $0 == marks.first }.count
    return !isOneLine && count >= marks.count && closing.dropFirst(count).allSatisfy(\.isSpace)
  }
}

extension TextLines {
  /// Returns the bytes of a range of lines, counted from 1, with their line endings.
  fileprivate func range(_ lines: ClosedRange<Int>) -> Range<Int> {
    let start = lines.lowerBound <= count ? self[lines.lowerBound].startIndex : bytes.count
    let end = lines.upperBound < count ? self[lines.upperBound + 1].startIndex : bytes.count
    return start..<max(start, end)
  }
}
