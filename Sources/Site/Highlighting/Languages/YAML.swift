import HTMLTags

extension CodeLanguage {
  /// YAML, by https://yaml.org/spec/1.2.2/, as far as it can be recognised by line.
  static let yaml = CodeLanguage(["yaml", "yml"], reading: { $0.readYAML() })
}

extension CodeCursor {
  /// Reads all code as YAML.
  mutating func readYAML() {
    read { YAMLCode(cursor: $0) }
  }
}

/// Tokenizes YAML line by line; strings and lists in brackets may span lines.
private struct YAMLCode: CodeReader {
  var cursor: CodeCursor
  var quotes = QuoteFinder(escapes: true, isMultiline: true)
  /// The start of the current line.
  var line = 0
  /// The column of the key or `-` to which the more indented lines below belong.
  var column = 0
  var bracketsFailed = false

  mutating func read() {
    while !cursor.isAtEnd {
      readLine()
      let end = cursor.first(from: cursor.position) { $0 == 0x0A }
      cursor.position = min(end + 1, cursor.end)
    }
  }

  private mutating func readLine() {
    line = cursor.position
    if cursor.byte == "%" { return }
    if (cursor.has("---") || cursor.has("...")) && isEnd(line + 3) {
      cursor.position += 3
      cursor.add(.keyword, from: line)
      column = -1
      return readValue()
    }
    readIndicators()
    readValue()
  }

  /// Skips the spaces and the `- ` at the start of a line.
  private mutating func readIndicators() {
    cursor.position = cursor.first(from: line) { $0 != 0x20 }
    column = cursor.position - line
    while cursor.byte == "-" || cursor.byte == "?", isEnd(cursor.position + 1) {
      column = cursor.position - line
      cursor.position = cursor.first(from: cursor.position + 1) { $0 != 0x20 }
    }
  }

  /// Indicates whether a token may end before an index.
  private func isEnd(_ index: Int) -> Bool { index >= cursor.end || cursor.bytes[index].isSpace }

  /// Reads the rest of a line: keys, and the value of the last one.
  private mutating func readValue() {
    while !cursor.isAtEnd, cursor.byte != "\n" {
      let byte = cursor.byte
      if byte.isSpace {
        cursor.position += 1
      } else if byte == "#", isAfterSpace {
        return readComment()
      } else if byte == "\"" || byte == "'" {
        if !readQuoted(isInBrackets: false) { return }
      } else if byte == "[" || byte == "{" {
        if !readBrackets() { return }
      } else if byte == "|" || byte == ">" {
        return readBlock()
      } else if byte == "&" || byte == "*" || byte == "!", !isEnd(cursor.position + 1) {
        readMark()
      } else {
        readPlain(isInBrackets: false)
      }
    }
  }

  private var isAfterSpace: Bool {
    cursor.position == 0 || cursor.byte(-1).isSpace || cursor.byte(-1) == 0
  }

  private mutating func readComment() {
    let start = cursor.position
    cursor.position = cursor.lineEnd(from: start)
    cursor.add(.comment, from: start)
  }

  /// Reads a quoted string or key.
  private mutating func readQuoted(isInBrackets: Bool) -> Bool {
    let start = cursor.position
    guard let end = quotes.end(from: start, in: cursor) else { return false }
    let colon = cursor.behindBlanks(end)
    let isKey = cursor.byte(at: colon) == ":"
    if isKey, !isInBrackets { column = start - line }
    cursor.position = isKey ? colon + 1 : end
    cursor.add(isKey ? .attribute : .string, start..<end)
    return true
  }

  /// Reads an anchor, an alias or a tag.
  private mutating func readMark() {
    let start = cursor.position
    cursor.position = cursor.first(from: start) {
      $0.isSpace || $0 == "," || $0 == "]" || $0 == "}"
    }
    cursor.add(.attribute, from: start)
    if cursor.position == start { cursor.position += 1 }
  }

  /// Reads a key or an unquoted value.
  private mutating func readPlain(isInBrackets: Bool) {
    let start = cursor.position
    var end = start
    var index = start
    while index < cursor.end, !cursor.bytes[index].isLineEnd {
      let byte = cursor.bytes[index]
      if byte == ":", isEnd(index + 1) || (isInBrackets && Self.closes(cursor.bytes[index + 1])) {
        cursor.add(.attribute, start..<end)
        cursor.position = index + 1
        if !isInBrackets { column = start - line }
        return
      }
      if byte == "#", index > start, cursor.bytes[index - 1].isBlank { break }
      if isInBrackets, Self.closes(byte) { break }
      index += 1
      if !byte.isBlank { end = index }
    }
    if let kind = scalarKind(start..<end) { cursor.add(kind, start..<end) }
    cursor.position = max(index, start + 1)
  }

  private static func closes(_ byte: UInt8) -> Bool {
    byte == "," || byte == "[" || byte == "]" || byte == "{" || byte == "}"
  }

  private func scalarKind(_ range: Range<Int>) -> CodeToken.Kind? {
    guard range.count < 40, !range.isEmpty else { return nil }
    if Self.constants.contains(range, of: cursor.bytes) { return .keyword }
    let sign = cursor.bytes[range.lowerBound]
    let start = range.lowerBound + (sign == "-" || sign == "+" ? 1 : 0)
    guard start < range.upperBound, cursor.bytes[start].isDigit else { return nil }
    if isDate(range) { return .number }
    let number = NumberRule().end(in: cursor, from: start)
    return number.isNumber && number.end == range.upperBound ? .number : nil
  }

  private static let constants = WordTable(
    Set(words: "true false null True False Null TRUE FALSE NULL ~ .inf .nan"))

  private func isDate(_ range: Range<Int>) -> Bool {
    let digits = cursor.bytes[range].map { $0.isDigit ? UInt8(ascii: "0") : $0 }
    return digits.starts(with: Array("0000-00-00".utf8))
      && digits.dropFirst(10).allSatisfy { "0TZ:+-. ".utf8.contains($0) }
  }

  // MARK: Multiple lines

  /// Reads a list or a mapping in brackets; if it has no end, nothing is read.
  private mutating func readBrackets() -> Bool {
    guard !bracketsFailed else { return false }
    let start = cursor.position
    let tokenCount = cursor.tokens.count
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case "\"", "'":
        if readQuoted(isInBrackets: true) { continue }
      case "#" where isAfterSpace:
        readComment()
        continue
      case "&", "*", "!":
        readMark()
        continue
      case ",", ":": break
      case let byte where !byte.isSpace:
        readPlain(isInBrackets: true)
        continue
      default: break
      }
      cursor.position += 1
      if depth == 0 { return true }
    }
    bracketsFailed = true
    cursor.goBack(to: start, tokens: tokenCount)
    return false
  }

  /// Reads `|` or `>` and the indented lines below.
  private mutating func readBlock() {
    let header = cursor.first(from: cursor.position + 1) { !$0.isDigit && $0 != "+" && $0 != "-" }
    guard isEnd(header) else {
      cursor.position = cursor.lineEnd(from: header)
      return
    }
    cursor.position = header
    let comment = cursor.behindBlanks(header)
    if cursor.byte(at: comment) == "#" {
      cursor.position = comment
      readComment()
    }
    let start = cursor.first(from: cursor.position) { $0 == 0x0A } + 1
    let end = blockEnd(from: start)
    guard end > start else { return }
    cursor.add(.string, start..<end)
    cursor.position = end
  }

  /// Returns the end of the last line that is indented beyond the column.
  private func blockEnd(from start: Int) -> Int {
    var indentation: Int?
    var end = start
    var line = start
    while line < cursor.end {
      let text = cursor.first(from: line) { $0 != 0x20 }
      let lineEnd = cursor.first(from: text) { $0 == 0x0A }
      if cursor.behindBlanks(text) < lineEnd {
        if text - line < indentation ?? (column + 1) { break }
        indentation = indentation ?? (text - line)
        end = lineEnd
      }
      line = lineEnd + 1
    }
    return end
  }
}
