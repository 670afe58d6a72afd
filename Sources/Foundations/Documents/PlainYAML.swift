import Diagnostics

/// A parser for the plain YAML of nearly all front matter, many times faster than a full parser.
///
/// It reads one unindented mapping whose keys are words. Values are one-line texts, either bare or
/// quoted without escapes, and lists of such texts, either in brackets or on lines that begin with
/// `-`. Comments and empty lines are allowed. It gives up on everything else and on every error.
/// Its results equal those of the full parser, including all columns.
struct PlainYAML {
  let bytes: [UInt8]
  /// The index of the first unread byte.
  var index = 0
  private let file: String
  /// The current line of the file.
  private var line: Int
  private var lineStart = 0
  /// A byte on the current line and its column, from 0, for computing columns incrementally.
  private var known = (index: 0, column: 0)

  private init(_ bytes: [UInt8], file: String, firstLine: Int) {
    self.bytes = bytes
    self.file = file
    line = firstLine
  }

  /// Parses a mapping from UTF-8 bytes; `nil` if the full parser is needed.
  ///
  /// - Complexity: O(*n*).
  static func mapping(_ bytes: [UInt8], file: String, firstLine line: Int) -> Value? {
    guard bytes.areOrdinary else { return nil }
    var reader = PlainYAML(bytes, file: file, firstLine: line)
    return reader.mapping()
  }

  private mutating func mapping() -> Value? {
    var entries: [MappingEntry] = []
    while skipEmptyLines() {
      // With at most 64 keys, comparing each pair is cheap.
      guard index == lineStart, entries.count < 64, let entry = entry(),
        !entries.contains(where: { $0.key == entry.key })
      else { return nil }
      entries.append(entry)
    }
    guard let line = entries.first?.keyLocation.line else { return nil }
    return Value(.mapping(entries), at: SourceLocation(file: file, line: line, column: 1))
  }
}

// MARK: Lines

extension PlainYAML {
  private mutating func entry() -> MappingEntry? {
    let start = index
    while let byte, byte.isInWord { index += 1 }
    guard start < index, index - start < 128, bytes[start] != UInt8(ascii: "-"),
      bytes[start] != UInt8(ascii: "."), byte == UInt8(ascii: ":")
    else { return nil }
    let key = text(start..<index)
    let keyLocation = location(start, length: index - start)
    index += 1
    let afterColon = index
    guard byte == nil || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") else { return nil }
    skipSpaces()
    if byte != nil, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "#") {
      guard let value = value(), finishLine() else { return nil }
      return MappingEntry(key: key, at: keyLocation, value: value)
    }
    let nothing = Value(.scalar(Value.Scalar("", style: .bare)), at: location(afterColon))
    guard finishLine() else { return nil }
    guard skipEmptyLines(), isAtItem else {
      return MappingEntry(key: key, at: keyLocation, value: nothing)
    }
    return items().map { MappingEntry(key: key, at: keyLocation, value: $0) }
  }

  /// Parses a list of lines that begin with `-`, all in the same column.
  private mutating func items() -> Value? {
    let column = index - lineStart
    let start = location(index)
    var items: [Value] = []
    while index - lineStart == column, isAtItem {
      index += 1
      skipSpaces()
      guard let value = value(), finishLine() else { return nil }
      items.append(value)
      guard skipEmptyLines() else { break }
    }
    return Value(.sequence(items), at: start)
  }

  private var isAtItem: Bool {
    byte == UInt8(ascii: "-") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
  }

  /// Skips empty lines and comments; returns `false` at the end of the text.
  private mutating func skipEmptyLines() -> Bool {
    while true {
      skipSpaces()
      guard let byte else { return false }
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "#") else { return true }
      skipLine()
    }
  }

  /// Skips the rest of a line after a value, where only spaces and a comment are allowed.
  private mutating func finishLine() -> Bool {
    skipSpaces()
    guard let byte else { return true }
    let isComment = byte == UInt8(ascii: "#") && bytes[index - 1] == UInt8(ascii: " ")
    guard byte == UInt8(ascii: "\n") || isComment else { return false }
    skipLine()
    return true
  }

  private mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n") { index += 1 }
    guard index < bytes.count else { return }
    index += 1
    line += 1
    lineStart = index
    known = (index, 0)
  }
}

// MARK: Locations

extension PlainYAML {
  /// The next byte to read; `nil` at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") { index += 1 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the location of bytes on this line; calls must proceed from left to right.
  mutating func location(_ start: Int, length: Int = 0) -> SourceLocation {
    known = (start, known.column + bytes[known.index..<start].scalarCount)
    return SourceLocation(
      file: file, line: line, column: known.column + 1,
      length: bytes[start..<(start + length)].scalarCount)
  }
}

extension UInt8 {
  /// Indicates whether a key may contain the byte: letters, digits, `_`, `-`, `.` or non-ASCII.
  fileprivate var isInWord: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Indicates whether there are no control characters but line feeds, no other line endings, and
  /// no characters that YAML forbids.
  fileprivate var areOrdinary: Bool {
    for index in indices {
      switch self[index] {
      case 0x00...0x09, 0x0B...0x1F, 0x7F: return false
      // U+0080 to U+009F.
      case 0xC2 where self[index + 1] < 0xA0: return false
      // U+2028 and U+2029.
      case 0xE2 where self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8: return false
      // U+FEFF, U+FFFE and U+FFFF.
      case 0xEF where self[index + 1] == 0xBB && self[index + 2] == 0xBF: return false
      case 0xEF where self[index + 1] == 0xBF && self[index + 2] >= 0xBE: return false
      default: break
      }
    }
    return true
  }
}
