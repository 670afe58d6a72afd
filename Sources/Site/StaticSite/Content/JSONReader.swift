import Diagnostics
import HTMLTags
import SiteTemplates

/// A JSON parser (RFC 8259) that reports the location of the first error.
///
/// As in YAML files, `null` is read as false, and a number that is not an `Int` as text.
struct JSONReader {
  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let greatestDepth = 500

  private init(_ text: String, file: String) {
    self.file = file
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Parses a text and returns its value.
  ///
  /// - Throws: The first error with its location: a syntax error or a duplicate key.
  /// - Complexity: O(*n*).
  static func value(of text: String, file: String) throws(DiagnosticError) -> PageValue {
    var reader = JSONReader(text, file: file)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.syntaxError("unexpected text after the value") }
    return value
  }

  private mutating func value() throws(DiagnosticError) -> PageValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { reader throws(DiagnosticError) in try reader.object() }
    case UInt8(ascii: "["):
      return try nested { reader throws(DiagnosticError) in try reader.list() }
    case UInt8(ascii: "\""): return .string(try string())
    case .some(let byte) where "-0123456789".utf8.contains(byte): return try number()
    default: break
    }
    for (word, value) in [("true", true), ("false", false), ("null", false)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return .bool(value)
    }
    throw expected("a value")
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(DiagnosticError) -> PageValue
  ) throws(DiagnosticError) -> PageValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      throw syntaxError("values are nested too deeply: more than \(Self.greatestDepth) levels")
    }
    index += 1
    return try read(&self)
  }

  private mutating func list() throws(DiagnosticError) -> PageValue {
    var values: [PageValue] = []
    if take("]") { return .list([]) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw expected("',' or ']'") }
    return .list(values)
  }

  private mutating func object() throws(DiagnosticError) -> PageValue {
    var values: [String: PageValue] = [:]
    var starts: [String: Int] = [:]
    if take("}") { return .dictionary([:]) }
    repeat {
      skipSpace()
      let start = index
      guard byte == UInt8(ascii: "\"") else { throw expected("a key between double quotes") }
      let key = try string()
      if let first = starts.updateValue(start, forKey: key) {
        throw DiagnosticError(
          .duplicateKey, at: location(start), "duplicate key '\(key)'",
          notes: [DiagnosticNote(at: location(first), "first defined here")])
      }
      guard take(":") else { throw expected("':'") }
      values[key] = try value()
    } while take(",")
    guard take("}") else { throw expected("',' or '}'") }
    return .dictionary(values)
  }
}

// MARK: Texts and numbers

extension JSONReader {
  private mutating func string() throws(DiagnosticError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      if byte < 0x20 {
        throw syntaxError(
          byte == 0x0A
            ? "the text is not closed on its line" : "unexpected control character in a text")
      }
      if byte == UInt8(ascii: "\\") {
        text += String(try escape()).utf8
      } else {
        text.append(byte)
        index += 1
      }
    }
    guard byte != nil else {
      index = start
      throw syntaxError("the text that begins here is not closed")
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(DiagnosticError) -> Unicode.Scalar {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case let mark where [UInt8]("\"\\/".utf8).contains(mark): return Unicode.Scalar(mark)
    case UInt8(ascii: "u"):
      guard let first = unit() else { break }
      if let scalar = Unicode.Scalar(first) { return scalar }
      // A character beyond U+FFFF is written as a surrogate pair.
      guard bytes[index...].starts(with: "\\u".utf8) else { break }
      index += 2
      guard first < 0xDC00, let second = unit(), (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      else { break }
      return scalar
    default: break
    }
    index = start
    throw syntaxError("invalid escape sequence")
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit)
    else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() throws(DiagnosticError) -> PageValue {
    let start = index
    while let byte, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard Self.isNumber(bytes[start..<index]) else {
      index = start
      throw syntaxError("'\(text)' is not a number")
    }
    return Int(text).map(PageValue.number) ?? .string(text)
  }

  /// Indicates whether bytes form a JSON number: `-`, digits, a fraction, an exponent.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let whole = unsigned.prefix(while: \.isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    var rest = unsigned[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    guard let mark = rest.popFirst() else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}

// MARK: Places

extension JSONReader {
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte, " \t\r\n".utf8.contains(byte) { index += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> DiagnosticError {
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return syntaxError(
      rest.first.map { "expected \(what), found '\($0)'" }
        ?? "expected \(what), found the end of the file")
  }

  private func syntaxError(_ message: String) -> DiagnosticError {
    DiagnosticError(.jsonSyntax, at: location(index), "this is not JSON: \(message)")
  }

  private func location(_ index: Int) -> SourceLocation {
    TextLines(bytes).location(of: index..<index, in: file)
  }
}
