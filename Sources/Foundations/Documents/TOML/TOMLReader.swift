import Diagnostics

/// A parser for a complete TOML text.
struct TOMLReader {
  /// The maximum nesting of arrays, inline tables and parts of keys.
  static let deepest = 64

  /// The number of errors after which reading stops.
  private static let mostErrors = 20

  let bytes: [UInt8]
  var index = 0
  /// The number of open arrays, inline tables and multi-line texts.
  var brackets = 0
  /// The number of arrays, inline tables and parts of keys around the next value.
  var depth = 0
  /// The tables that have been read.
  var tables: TOMLTables
  private let file: String
  /// The current line of the file.
  private var line: Int
  private var lineStart = 0
  /// A byte on the current line and its column, from 0, for computing columns incrementally.
  private var known = (index: 0, column: 0)

  init(_ bytes: [UInt8], file: String, firstLine: Int) {
    self.bytes = bytes
    self.file = file
    line = firstLine
    tables = TOMLTables(at: SourceLocation(file: file, line: firstLine, column: 1))
  }

  /// Parses the whole text.
  ///
  /// After an error, parsing continues on the next line. Inside a construct of several lines it
  /// stops, because the end of that construct is unknown.
  mutating func document() throws(DiagnosticError) -> Value {
    var diagnostics: [Diagnostic] = []
    while index < bytes.count {
      do {
        try statement()
      } catch {
        diagnostics += error.diagnostics
        guard brackets == 0, diagnostics.count < Self.mostErrors else { break }
        depth = 0
        skipRestOfLine()
      }
    }
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics) }
    return tables.value
  }

  /// Parses a line: the header of a table, a key and its value, or nothing.
  private mutating func statement() throws(DiagnosticError) {
    skipSpaces()
    switch byte {
    case nil: return
    case UInt8(ascii: "["): try head()
    case UInt8(ascii: "#"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default:
      let entry = try entry()
      try tables.insert(entry, into: tables.current)
    }
    try finishLine()
  }

  /// Parses the header of a table, `[name]`, or of a table in a list of tables, `[[name]]`.
  private mutating func head() throws(DiagnosticError) {
    let start = index
    let isInList = bytes[index...].starts(with: [UInt8(ascii: "["), UInt8(ascii: "[")])
    index += isInList ? 2 : 1
    // If this header is invalid, the lines after it must not be added to the previous table.
    tables.beginUnnamed()
    let location = location(start)
    let key = try key()
    for _ in 0..<(isInList ? 2 : 1) {
      guard byte == UInt8(ascii: "]") else {
        throw syntaxError(
          "the header of the table is not closed", at: index,
          suggestion: isInList ? "write '[[name]]'" : "write '[name]'")
      }
      index += 1
    }
    try tables.begin(key, isInList: isInList, at: location)
  }
}

// MARK: Lines

extension TOMLReader {
  /// Parses the rest of a line, where only a comment is allowed.
  private mutating func finishLine() throws(DiagnosticError) {
    skipSpaces()
    try skipComment()
    guard byte == nil || skipLineEnd() else {
      throw syntaxError(
        "unexpected text after the value", at: index,
        suggestion: "begin a new line, or put a text between quotes")
    }
  }

  /// Skips spaces, line endings and comments within an array.
  mutating func skipBlank() throws(DiagnosticError) {
    repeat {
      skipSpaces()
      try skipComment()
    } while skipLineEnd()
  }

  private mutating func skipComment() throws(DiagnosticError) {
    guard byte == UInt8(ascii: "#") else { return }
    while let byte, byte != UInt8(ascii: "\n"), !isAtLineEnd {
      guard !byte.isControl else { throw controlCharacterError() }
      index += 1
    }
  }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { index += 1 }
  }

  var isAtLineEnd: Bool {
    byte == UInt8(ascii: "\n")
      || (byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n"))
  }

  /// Moves to the next line if this one ends here.
  mutating func skipLineEnd() -> Bool {
    guard isAtLineEnd else { return false }
    index += byte == UInt8(ascii: "\r") ? 2 : 1
    line += 1
    lineStart = index
    known = (index, 0)
    return true
  }

  private mutating func skipRestOfLine() {
    while index < bytes.count, !skipLineEnd() { index += 1 }
  }
}

// MARK: Locations and errors

extension TOMLReader {
  /// The next byte to read; `nil` at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns the location of bytes on this line.
  ///
  /// - Complexity: Amortized O(1) per byte, if the locations are requested from left to right.
  mutating func location(_ start: Int, length: Int = 0) -> SourceLocation {
    if start < known.index { known = (lineStart, 0) }
    known = (start, known.column + bytes[known.index..<start].scalarCount)
    return SourceLocation(
      file: file, line: line, column: known.column + 1,
      length: bytes[start..<(start + length)].scalarCount)
  }

  mutating func syntaxError(
    _ message: String, at start: Int, length: Int = 0, suggestion: String? = nil
  ) -> DiagnosticError {
    syntaxError(message, at: location(start, length: length), suggestion: suggestion)
  }

  func syntaxError(
    _ message: String, at location: SourceLocation, suggestion: String? = nil
  ) -> DiagnosticError {
    DiagnosticError(
      .tomlSyntax, at: location, "this is not TOML: \(message)", suggestion: suggestion)
  }

  mutating func controlCharacterError() -> DiagnosticError {
    syntaxError("unexpected control character", at: index, suggestion: "delete it")
  }
}

extension UInt8 {
  /// Indicates whether the byte is a control character that TOML forbids, except in a line ending.
  var isControl: Bool { (self < 0x20 && self != 0x09) || self == 0x7F }

  var isDigit: Bool { (0x30...0x39).contains(self) }
}
