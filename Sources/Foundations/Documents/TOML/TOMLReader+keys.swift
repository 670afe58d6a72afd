import Diagnostics

/// A part of a key: `[a."b c"]` has two.
struct TOMLKeyPart {
  let text: String
  let location: SourceLocation
}

/// A key with all its parts, and its value.
struct TOMLEntry {
  let key: [TOMLKeyPart]
  let value: Value
}

extension TOMLReader {
  /// Parses a key, `=` and a value.
  mutating func entry() throws(DiagnosticError) -> TOMLEntry {
    let start = index
    let key = try key()
    let name = key.map(\.text).joined(separator: ".")
    guard byte == UInt8(ascii: "=") else {
      if byte == UInt8(ascii: ":") {
        throw syntaxError(
          "expected '=' after the key '\(name)', found ':'", at: index, length: 1,
          suggestion: "write '\(name) = …'")
      }
      throw syntaxError(
        "expected '=' after the key '\(name)'", at: start, length: index - start,
        suggestion: "write '\(name) = …'")
    }
    index += 1
    skipSpaces()
    guard byte != nil, !isAtLineEnd, byte != UInt8(ascii: "#") else {
      throw syntaxError(
        "the key '\(name)' has no value", at: key[0].location,
        suggestion: "write '\(name) = …', or delete the key")
    }
    depth += key.count - 1
    let value = try value()
    depth -= key.count - 1
    return TOMLEntry(key: key, value: value)
  }

  /// Parses a key, whose parts are separated by dots, and the spaces after it.
  mutating func key() throws(DiagnosticError) -> [TOMLKeyPart] {
    var parts: [TOMLKeyPart] = []
    while true {
      skipSpaces()
      parts.append(try keyPart())
      skipSpaces()
      guard byte == UInt8(ascii: ".") else { return parts }
      guard depth + parts.count < Self.deepest else { throw tooDeep(at: index) }
      index += 1
    }
  }

  private mutating func keyPart() throws(DiagnosticError) -> TOMLKeyPart {
    let start = index
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let text = try lineOfText()
      return TOMLKeyPart(text: text, location: location(start, length: index - start))
    }
    while let byte, byte.isInBareKey { index += 1 }
    guard index > start, byte.map({ $0 < 0x80 }) != false else {
      while let byte, byte.isInBareKey || byte >= 0x80 { index += 1 }
      throw noKey(start)
    }
    return TOMLKeyPart(
      text: String(decoding: bytes[start..<index], as: UTF8.self),
      location: location(start, length: index - start))
  }

  /// Returns the error for the text from `start` to the next byte, in place of a key.
  private mutating func noKey(_ start: Int) -> DiagnosticError {
    guard index > start else {
      return syntaxError(
        "expected a key", at: start,
        suggestion: "write a key with letters, digits, '_' and '-', or put it between quotes")
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let problem = syntaxError(
      "'\(word)' cannot be a key without quotes", at: start, length: index - start)
    return DiagnosticError(problem.diagnostics.map { $0.replacing(word, with: "\"\(word)\"") })
  }

  mutating func tooDeep(at start: Int) -> DiagnosticError {
    syntaxError(
      "values are nested too deeply", at: start,
      suggestion: "use at most \(Self.deepest) levels")
  }
}

extension UInt8 {
  /// Indicates whether the byte may be part of an unquoted key.
  fileprivate var isInBareKey: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
