import Diagnostics

/// Reads the plain YAML that nearly all front matter is, many times faster than a whole parser.
///
/// That is one mapping at the margin. Its keys are words; its values are texts on one line, bare or
/// quoted without escapes, and lists of them, between brackets or on lines that begin with `-`;
/// comments and empty lines may be between. It gives up on everything else, and on everything that
/// is wrong. What it reads, it reads as the whole parser does, to the last column.
struct PlainYAML {
  let bytes: [UInt8]
  /// The first byte that has not been read.
  var index = 0
  private let file: String
  /// The line of the file.
  private var line: Int
  private var lineStart = 0
  /// A byte of the line, and its column from 0: columns are looked up from left to right.
  private var known = (index: 0, column: 0)

  private init(_ bytes: [UInt8], file: String, firstLine: Int) {
    self.bytes = bytes
    self.file = file
    line = firstLine
  }

  /// Reads a mapping from a text in UTF-8; `nil` if the whole parser has to look.
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
      // So few that it is no matter to compare each with each.
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

  /// A list of lines that begin with `-`, all in one column.
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

  /// Goes to the first thing on the next line that contains anything but space and comments, if
  /// there is one.
  private mutating func skipEmptyLines() -> Bool {
    while true {
      skipSpaces()
      guard let byte else { return false }
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "#") else { return true }
      skipLine()
    }
  }

  /// Reads the rest of a line after a value, which may be space and a comment only.
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

// MARK: Places

extension PlainYAML {
  /// The byte that is to be read next; `nil` at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") { index += 1 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of a number of bytes of this line, none of them left of one looked up before.
  mutating func location(_ start: Int, length: Int = 0) -> SourceLocation {
    known = (start, known.column + bytes[known.index..<start].scalarCount)
    return SourceLocation(
      file: file, line: line, column: known.column + 1,
      length: bytes[start..<(start + length)].scalarCount)
  }
}

extension UInt8 {
  /// Tells whether a key may hold the byte: a letter, a digit, `_`, `-`, `.`, or part of what is
  /// not ASCII.
  fileprivate var isInWord: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Tells whether there are no control characters but line feeds, and nothing else that ends a
  /// line or that YAML forbids.
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
