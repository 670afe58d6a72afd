import HTMLTags

extension CodeLanguage {
  /// CSS, by https://www.w3.org/TR/css-syntax-3/.
  static let css = CodeLanguage(["css"], reading: { $0.readCSS() })

  /// SCSS and Less: CSS with line comments.
  static let scss = CodeLanguage(
    ["scss", "less"], reading: { $0.readCSS(hasLineComments: true) })
}

extension CodeCursor {
  /// Reads all code as CSS.
  mutating func readCSS(hasLineComments: Bool = false) {
    read { StyleCode(cursor: $0, hasLineComments: hasLineComments) }
  }
}

/// Tokenizes style sheets by statement: a selector if it ends in `{`, otherwise a property.
private struct StyleCode: CodeReader {
  var cursor: CodeCursor
  let hasLineComments: Bool
  var quotes = QuoteFinder(escapes: true, isMultiline: false)
  /// The range in which no address has a closing bracket.
  var addressFailure = 0..<0

  mutating func read() {
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte.isSpace || byte == "{" || byte == "}" || byte == ";" {
        cursor.position += 1
      } else if !readComment() {
        readStatement()
      }
    }
  }

  private mutating func readComment() -> Bool {
    if cursor.has("/*") { return cursor.readStretch(to: "*/", behind: 2, .comment) }
    guard hasLineComments, cursor.has("//"), cursor.byte(-1) != ":" else { return false }
    let start = cursor.position
    cursor.position = cursor.lineEnd(from: start)
    cursor.add(.comment, from: start)
    return true
  }

  private mutating func readStatement() {
    let start = cursor.position
    let end = statementEnd(from: start)
    if cursor.byte == "@" {
      cursor.position = cursor.first(from: start + 1) { !Self.isInName($0) }
      cursor.add(.keyword, from: start)
      readValues(to: end, areValues: true)
    } else if cursor.byte(at: end) == "{" {
      readValues(to: end, areValues: false)
    } else {
      readProperty()
      readValues(to: end, areValues: true)
    }
    cursor.position = max(cursor.position, min(end, cursor.end))
  }

  private static func isInName(_ byte: UInt8) -> Bool { byte.isInName || byte == "-" }

  /// Returns the end of a statement: a `{`, `;` or `}` outside brackets and strings.
  private mutating func statementEnd(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < cursor.end {
      switch cursor.bytes[index] {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case "{" where index > start && cursor.bytes[index - 1] == "#": depth += 1
      case "}" where depth > 0 && hasLineComments: depth -= 1
      case "{" where depth == 0, ";" where depth == 0, "}": return index
      case "\"", "'":
        if let end = quotes.end(from: index, in: cursor) { index = end - 1 }
      case "/" where cursor.byte(at: index + 1) == "*":
        if let end = cursor.end(of: "*/", from: index + 2) { index = end - 1 }
      default: break
      }
      index += 1
    }
    return cursor.end
  }

  private mutating func readProperty() {
    let start = cursor.position
    let end = cursor.first(from: start) { !Self.isInName($0) && $0 != "$" && $0 != "@" }
    guard cursor.byte(after: end) == ":" else { return }
    cursor.add(.attribute, start..<end)
    cursor.position = cursor.behindBlanks(end) + 1
  }

  /// Reads the value of a property, or a selector, in which there are no numbers.
  private mutating func readValues(to end: Int, areValues: Bool) {
    while cursor.position < end {
      let start = cursor.position
      let byte = cursor.byte
      if byte == "\"" || byte == "'", let close = quotes.end(from: start, in: cursor) {
        cursor.position = close
        cursor.add(.string, from: start)
      } else if byte == "/", readComment() {
        continue
      } else if !areValues {
        cursor.position += 1
      } else if byte == "#" {
        readColour()
      } else if byte == "!" {
        readImportance()
      } else if byte.isDigit || ((byte == "." || byte == "-" || byte == "+") && beginsNumber(1)) {
        readNumber()
      } else if Self.isInName(byte) {
        readName()
      } else {
        cursor.position += 1
      }
    }
  }

  private func beginsNumber(_ distance: Int) -> Bool {
    let byte = cursor.byte(distance)
    return byte.isDigit
      || (byte == "." && cursor.byte != "." && cursor.byte(distance + 1).isDigit)
  }

  /// Reads `#` and 3, 4, 6 or 8 hexadecimal digits.
  private mutating func readColour() {
    let start = cursor.position
    cursor.position = cursor.first(from: start + 1) { !Self.isInName($0) }
    let digits = start + 1..<cursor.position
    if [3, 4, 6, 8].contains(digits.count), cursor.bytes[digits].allSatisfy(\.isHexDigit) {
      cursor.add(.number, from: start)
    }
  }

  private mutating func readImportance() {
    let start = cursor.position
    cursor.position = cursor.first(from: start + 1) { !$0.isLetter }
    if cursor.position > start + 1 { cursor.add(.keyword, from: start) }
  }

  private mutating func readNumber() {
    let start = cursor.position
    let digits = cursor.byte.isDigit ? start : start + 1
    let number = NumberRule(suffixes: Self.units).end(in: cursor, from: digits)
    // A word such as `1-2` is not a number.
    let end = cursor.first(from: number.end) { !Self.isInName($0) }
    cursor.position = max(end, start + 1)
    guard number.isNumber, end == number.end else { return }
    if cursor.byte == "%" { cursor.position += 1 }
    cursor.add(.number, from: start)
  }

  private static let units = Set(
    words: """
      px em rem ex ch cap ic lh rlh vw vh vi vb vmin vmax svw svh lvw lvh dvw dvh cqw cqh cqi cqb cm
      mm q in pt pc deg grad rad turn s ms hz khz dpi dpcm dppx x fr
      """)

  /// Skips a name, and reads the address in `url(…)`.
  private mutating func readName() {
    let start = cursor.position
    let end = cursor.first(from: start) { !Self.isInName($0) }
    cursor.position = max(end, start + 1)
    guard cursor.text(start..<min(end, start + 4)).lowercased() == "url",
      cursor.byte(at: end) == "("
    else { return }
    let address = cursor.behindBlanks(end + 1)
    guard address < cursor.end, cursor.bytes[address] != "\"", cursor.bytes[address] != "'",
      !addressFailure.contains(address)
    else { return }
    let close = cursor.first(from: address) { $0 == ")" || $0.isSpace }
    guard cursor.byte(at: close) == ")" else {
      addressFailure = address..<close
      return
    }
    cursor.add(.string, address..<close)
    cursor.position = close
  }
}
