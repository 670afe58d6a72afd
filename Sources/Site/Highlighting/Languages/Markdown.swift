import HTMLTags

extension CodeLanguage {
  /// Markdown: headings, code and comments.
  static let markdown = CodeLanguage(
    ["markdown", "md", "mdx", "commonmark"],
    reading: { $0.read { MarkdownCode(cursor: $0) } })
}

/// Tokenizes Markdown line by line.
private struct MarkdownCode: CodeReader {
  var cursor: CodeCursor
  var fencesFailed = 0
  /// For each length of backtick runs, the end of the range with no further run of this length.
  var runFailures = [Int](repeating: 0, count: 9)

  mutating func read() {
    readFrontMatter()
    while !cursor.isAtEnd {
      readLine()
      cursor.position = min(cursor.position + 1, cursor.end)
    }
  }

  private mutating func readFrontMatter() {
    guard cursor.has("---\n"), let end = cursor.end(of: "\n---\n", from: 3) else { return }
    cursor.read(cursor.position..<end - 1) { $0.readYAML() }
    cursor.position = end
  }

  /// Reads up to the end of a line, or of a construct that begins on it.
  private mutating func readLine() {
    let start = cursor.position
    let text = cursor.behindBlanks(start)
    let end = cursor.first(from: text) { $0 == 0x0A }
    guard text < end else {
      cursor.position = end
      return
    }
    switch cursor.bytes[text] {
    case "#" where isHeading(text):
      cursor.add(.keyword, text..<end)
      cursor.position = end
    case "`" where readFence(text), "~" where readFence(text): break
    default: readText(to: end)
    }
  }

  private func isHeading(_ index: Int) -> Bool {
    let end = cursor.first(from: index) { $0 != "#" }
    return end - index <= 6 && (end >= cursor.end || cursor.bytes[end].isSpace)
  }

  private mutating func readFence(_ start: Int) -> Bool {
    let mark = cursor.bytes[start]
    let info = cursor.first(from: start) { $0 != mark }
    let lineEnd = cursor.first(from: info) { $0 == 0x0A }
    guard info - start >= 3, fencesFailed < 8,
      mark != "`" || !cursor.bytes[info..<lineEnd].contains(mark)
    else { return false }
    var line = lineEnd + 1
    while line < cursor.end {
      let end = cursor.first(from: line) { $0 == 0x0A }
      let first = cursor.behindBlanks(line)
      let behind = cursor.first(from: first) { $0 != mark }
      if behind - first >= info - start, cursor.behindBlanks(behind) >= end {
        cursor.add(.string, start..<behind)
        cursor.position = end
        return true
      }
      line = end + 1
    }
    fencesFailed += 1
    return false
  }

  private mutating func readText(to end: Int) {
    while cursor.position < end {
      switch cursor.byte {
      case "\\": cursor.position = min(cursor.position + 2, end)
      case "`": readCode(to: end)
      case "<" where cursor.has("<!--") && cursor.readStretch(to: "-->", behind: 4, .comment): break
      default: cursor.position += 1
      }
    }
  }

  private mutating func readCode(to end: Int) {
    let start = cursor.position
    let run = cursor.first(from: start) { $0 != "`" }
    let length = run - start
    cursor.position = run
    guard length < runFailures.count, runFailures[length] <= start else { return }
    var index = run
    while index < end {
      index = cursor.first(from: index) { $0 == "`" || $0 == 0x0A }
      guard index < end else { break }
      let close = cursor.first(from: index) { $0 != "`" }
      if close - index == length {
        cursor.position = close
        return cursor.add(.string, start..<close)
      }
      index = close
    }
    runFailures[length] = end
  }
}
