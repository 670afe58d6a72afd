import Diagnostics

extension TOMLReader {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Parses a quoted text, on one line or, between triple quotes, on several.
  mutating func text() throws(DiagnosticError) -> Value {
    guard let quote = byte else { throw syntaxError("expected a value", at: index) }
    let start = index
    if bytes[index...].starts(with: [quote, quote, quote]) {
      let location = location(start)
      let text = try linesOfText(quote, from: location)
      return Value(.scalar(Value.Scalar(text, style: .block)), at: location)
    }
    let text = try lineOfText()
    return Value(
      .scalar(Value.Scalar(text, style: .quoted)), at: location(start, length: index - start))
  }

  /// Parses a one-line text in single or double quotes, of which only double ones allow escapes.
  mutating func lineOfText() throws(DiagnosticError) -> String {
    let (start, quote) = (index, bytes[index])
    var text: [UInt8] = []
    index += 1
    while byte != quote {
      guard let byte, !isAtLineEnd else {
        throw syntaxError(
          "the quotes that open here are not closed", at: start, length: 1,
          suggestion: "close them on this line, or write a text of several lines between \"\"\"")
      }
      guard !byte.isControl else { throw controlCharacterError() }
      if byte == Self.backslash, quote == Self.quote {
        try appendEscape(to: &text)
      } else {
        text.append(byte)
        index += 1
      }
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses a text in triple quotes, except for a line ending right after the opening quotes.
  private mutating func linesOfText(
    _ quote: UInt8, from location: SourceLocation
  ) throws(DiagnosticError) -> String {
    var text: [UInt8] = []
    brackets += 1
    index += 3
    _ = skipLineEnd()
    while let byte {
      if byte == quote, bytes[index...].starts(with: [quote, quote, quote]) {
        // Up to two more quotes belong to the text.
        let end = bytes[index...].prefix(5).prefix { $0 == quote }.count
        text += repeatElement(quote, count: end - 3)
        index += end
        brackets -= 1
        return String(decoding: text, as: UTF8.self)
      }
      if skipLineEnd() {
        text.append(UInt8(ascii: "\n"))
      } else if byte.isControl {
        throw controlCharacterError()
      } else if byte == Self.backslash, quote == Self.quote {
        if try !skipFold() { try appendEscape(to: &text) }
      } else {
        text.append(byte)
        index += 1
      }
    }
    throw syntaxError("the quotes that open here are not closed", at: location)
  }

  /// Skips a backslash at the end of a line, and all whitespace up to the next text.
  private mutating func skipFold() throws(DiagnosticError) -> Bool {
    let start = index
    index += 1
    skipSpaces()
    guard isAtLineEnd else {
      index = start
      return false
    }
    while skipLineEnd() { skipSpaces() }
    return true
  }
}

// MARK: Escapes

extension TOMLReader {
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, quote: quote, backslash: backslash,
  ]

  private mutating func appendEscape(to text: inout [UInt8]) throws(DiagnosticError) {
    let start = index
    index += 1
    if let byte, let meant = Self.escapes[byte] {
      text.append(meant)
      index += 1
      return
    }
    let count = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    let digits = bytes[min(index + 1, bytes.count)...].prefix(count)
    guard count > 0, digits.count == count, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else {
      throw syntaxError(
        "invalid escape sequence", at: start, length: 1,
        suggestion: "write '\\\\' for a backslash, or put the text between single quotes")
    }
    text += Array(String(scalar).utf8)
    index += 1 + count
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self)
  }
}
