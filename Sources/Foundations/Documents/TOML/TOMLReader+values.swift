import Diagnostics

extension TOMLReader {
  mutating func value() throws(DiagnosticError) -> Value {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try text()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "{"): try inlineTable()
    default: try bareValue()
    }
  }

  private mutating func enter() throws(DiagnosticError) {
    guard depth < Self.deepest else { throw tooDeep(at: index) }
    brackets += 1
    depth += 1
    index += 1
  }

  private mutating func leave() {
    brackets -= 1
    depth -= 1
    index += 1
  }

  /// Parses `[1, 2]`, which may span lines and contain comments and a trailing comma.
  private mutating func array() throws(DiagnosticError) -> Value {
    let start = location(index)
    var elements: [Value] = []
    try enter()
    while true {
      try skipBlank()
      if byte == UInt8(ascii: "]") { break }
      guard byte != nil else {
        throw syntaxError("the list that begins here is not closed", at: start)
      }
      elements.append(try value())
      try skipBlank()
      if byte == UInt8(ascii: "]") { break }
      guard byte == UInt8(ascii: ",") else {
        throw syntaxError(
          byte == nil
            ? "the list that begins here is not closed" : "expected ',' between elements",
          at: byte == nil ? start : location(index), suggestion: "write '[…, …]'")
      }
      index += 1
    }
    leave()
    return Value(.sequence(elements), at: start)
  }

  /// Parses `{a = 1, b = 2}`, on one line and without a trailing comma.
  private mutating func inlineTable() throws(DiagnosticError) -> Value {
    let start = location(index)
    let table = tables.add(.inline, at: start)
    try enter()
    skipSpaces()
    while byte != UInt8(ascii: "}") {
      guard byte != nil, !isAtLineEnd else { throw notOnOneLine(start) }
      let entry = try entry()
      try tables.insert(entry, into: table)
      skipSpaces()
      if byte == UInt8(ascii: "}") { break }
      guard byte != nil, !isAtLineEnd else { throw notOnOneLine(start) }
      guard byte == UInt8(ascii: ",") else {
        throw syntaxError("expected ',' between values", at: index, suggestion: "write '{…, …}'")
      }
      index += 1
      skipSpaces()
      if byte == UInt8(ascii: "}") {
        throw syntaxError(
          "unexpected ',' after the last value", at: index - 1, suggestion: "delete it")
      }
    }
    leave()
    return tables.value(of: table)
  }

  private func notOnOneLine(_ start: SourceLocation) -> DiagnosticError {
    syntaxError(
      "the table that begins here is not closed on its line", at: start,
      suggestion: "write '{…}' on one line, or a table '[name]' of its own")
  }
}

// MARK: Numbers, dates, and words

extension TOMLReader {
  private mutating func bareValue() throws(DiagnosticError) -> Value {
    let start = index
    skipWord()
    if index - start == 10, byte == UInt8(ascii: " "), TOMLDate(bytes[start..<index]) != nil,
      index + 3 < bytes.count, bytes[index + 1].isDigit, bytes[index + 2].isDigit,
      bytes[index + 3] == UInt8(ascii: ":")
    {
      // A date and a time may be separated by a space.
      index += 1
      skipWord()
    }
    let word = bytes[start..<index]
    guard let text = Self.text(ofBare: word) else { throw noValue(start) }
    return Value(
      .scalar(Value.Scalar(text, style: .bare)), at: location(start, length: index - start))
  }

  private mutating func skipWord() {
    while let byte, !byte.endsWord { index += 1 }
  }

  /// Returns the text of a number, a date, a time or a Boolean; `nil` for anything else.
  private static func text(ofBare word: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: word, as: UTF8.self)
    if text == "true" || text == "false" || TOMLDate(word) != nil { return text }
    return TOMLNumber(word)?.text
  }

  /// Returns the error for the text from `start` to the next byte, in place of a value.
  private mutating func noValue(_ start: Int) -> DiagnosticError {
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let length = index - start
    if word.isEmpty { return syntaxError("expected a value", at: start) }
    if let boolean = ["true", "false"].first(where: { $0 == word.lowercased() }) {
      let problem = syntaxError("'\(word)' is not a value", at: start, length: length)
      return DiagnosticError(problem.diagnostics.map { $0.replacing(word, with: boolean) })
    }
    let isDate = word.wholeMatch(of: #/\d+[-:.\/]\d+[-:.\/].*/#) != nil
    let isNumber = word.wholeMatch(of: #/[-+]?\d[\d_]*/#) != nil
    let shown = word.utf8.count > 60 ? "\(word.prefix(60))…" : word
    return syntaxError(
      "'\(shown)' is not a value", at: start, length: length,
      suggestion: isDate
        ? "write a date as 2024-03-01, a time as 09:30:00, and both as 2024-03-01T09:30:00Z"
        : isNumber
          ? "write a whole number of 64 bits without a leading 0, or a text between quotes"
          : "put a text between quotes")
  }
}

extension UInt8 {
  /// Indicates whether an unquoted value ends before the byte.
  fileprivate var endsWord: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
