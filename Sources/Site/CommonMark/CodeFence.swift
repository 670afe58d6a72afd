import HTMLTags

/// The info string of a code block: its language, and options after it.
///
/// For example, ```` ```swift title="Oboe.swift" {2,4-6} ```` has a title and four marked lines.
/// Other options are ignored, as other Markdown parsers do.
struct CodeFence {
  /// The language; empty if there is none.
  let language: String
  let title: String?
  /// The ranges of marked lines, counted from 1.
  let markedLines: [ClosedRange<Int>]

  /// Parses an info string in linear time.
  init(_ info: String) {
    var rest = info[...]
    language = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(language.count)
    var title: String?
    var lines: [ClosedRange<Int>] = []
    // Braces after the last `}` are never closed; skipping them keeps the parser linear.
    let lastEnd = rest.lastIndex(of: "}")
    while let first = rest.first {
      if first == "{", let lastEnd, rest.startIndex < lastEnd,
        let end = rest.firstIndex(of: "}")
      {
        lines += Self.lines(rest[..<end].dropFirst()) ?? []
        rest = rest[end...].dropFirst()
      } else if rest.hasPrefix(Self.titleMark) {
        rest = rest.dropFirst(Self.titleMark.count)
        let text = rest.prefix { $0 != "\"" }
        if text.endIndex < rest.endIndex, !text.isEmpty { title = String(text) }
        rest = rest[text.endIndex...].dropFirst()
      } else {
        rest = rest.dropFirst()
      }
    }
    self.title = title
    markedLines = lines
  }

  private static let titleMark = "title=\""

  /// Parses the lines between braces; `nil` if there is anything else.
  private static func lines(_ text: Substring) -> [ClosedRange<Int>]? {
    var lines: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        .map { Int($0.filter { $0 != " " }) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first > 0, last >= first
      else { return nil }
      lines.append(first...last)
    }
    return lines
  }

  /// Returns the first marked line that a code block with this many lines does not have.
  func lineOutside(of count: Int) -> Int? {
    markedLines.lazy.map(\.upperBound).first { $0 > count }
  }

  /// Indicates whether there is nothing but a language.
  var isPlain: Bool { title == nil && markedLines.isEmpty }

  /// Returns the HTML of the block around the HTML of its code, in a figure if there is a title.
  func html(around code: String) -> String {
    let attribute = language.isEmpty ? "" : " class=\"language-\(language.escapedForHTML)\""
    let shown = markedLines.isEmpty ? code : marked(code)
    let block = "<pre><code\(attribute)>\(shown)</code></pre>"
    guard let title else { return block }
    return "<figure class=\"code\">\n<figcaption>\(title.escapedForHTML)</figcaption>\n\(block)\n"
      + "</figure>"
  }

  /// Marks lines of HTML; an element that crosses the edge of a mark is closed there and reopened.
  private func marked(_ html: String) -> String {
    let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
    let isMarked = isMarked(ofLines: lines.count)
    var open: [Substring] = []
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      let before = open
      var rest = line
      while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
        if rest[start...].hasPrefix("</") {
          _ = open.popLast()
        } else {
          open.append(rest[start...end])
        }
        rest = rest[rest.index(after: end)...]
      }
      guard isMarked[index], index + 1 < lines.count || !line.isEmpty else {
        result.append(String(line))
        continue
      }
      result.append(
        Self.ends(of: before) + "<mark>" + before.joined() + line + Self.ends(of: open) + "</mark>"
          + open.joined())
    }
    return result.joined(separator: "\n")
  }

  /// Returns for each line whether it is marked.
  ///
  /// - Complexity: O(*n*) in the number of lines and ranges, however long the ranges are.
  private func isMarked(ofLines count: Int) -> [Bool] {
    // The change in the number of open ranges at each line.
    var changes = [Int](repeating: 0, count: count + 1)
    for range in markedLines where range.lowerBound <= count {
      changes[range.lowerBound - 1] += 1
      changes[min(range.upperBound, count)] -= 1
    }
    var open = 0
    return changes.dropLast().map { change in
      open += change
      return open > 0
    }
  }

  /// Returns the end tags of elements, the innermost first.
  private static func ends(of tags: [Substring]) -> String {
    tags.reversed().map { "</\($0.dropFirst().prefix { $0.isLetter || $0.isNumber })>" }.joined()
  }
}
