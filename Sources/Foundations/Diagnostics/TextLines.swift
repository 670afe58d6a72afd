import Sequences

/// The lines of a text, for converting byte offsets to lines and columns.
///
/// A line ends with a line feed, a carriage return, or both. Columns count Unicode scalars, as in
/// ``SourcePosition``.
///
/// ```swift
/// let lines = TextLines("one\ntwo")
/// lines.position(of: 5)  // 2:2
/// ```
public struct TextLines: Sendable {
  /// The text's bytes, in UTF-8.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*).
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: some StringProtocol) {
    self.init(Array(text.utf8))
  }

  /// The number of lines, at least 1.
  public var count: Int { starts.count }

  /// The bytes of a line, counted from 1, without its ending; empty if there is no such line.
  public subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[line - 1]..<end]
  }

  /// Returns the text of a line, counted from 1, without its ending; `nil` if there is none.
  public func text(ofLine line: Int) -> String? {
    starts.indices.contains(line - 1) ? String(decoding: self[line], as: UTF8.self) : nil
  }

  /// The text of every line, without endings; a final line ending is followed by an empty line.
  public var texts: [String] {
    (1...count).map { String(decoding: self[$0], as: UTF8.self) }
  }
}

// MARK: Offsets

extension TextLines {
  /// Returns the line of an offset, counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func line(of offset: Int) -> Int {
    starts.partitioningIndex { $0 > offset }
  }

  /// Returns the line and column of a byte offset; an offset beyond the text counts as its end.
  ///
  /// The text begins on line `firstLine` of the file, counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines, O(*n*) in the length of the line.
  public func position(of offset: Int, firstLine: Int = 1) -> SourcePosition {
    let line = line(of: offset)
    let before = starts[line - 1]..<min(max(offset, starts[line - 1]), bytes.count)
    return SourcePosition(line: line + firstLine - 1, column: bytes[before].scalarCount + 1)
  }

  /// Returns the byte offset of a position; `nil` if the text has no such position.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public func offset(of position: SourcePosition) -> Int? {
    guard starts.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let line = self[position.line]
    let characters = line.indices.filter { line[$0] & 0xC0 != 0x80 } + [line.endIndex]
    guard position.column <= characters.count else { return nil }
    return characters[position.column - 1]
  }

  /// Returns the location of a range of the text in a file, counting line endings as columns.
  ///
  /// - Complexity: That of ``position(of:firstLine:)``, and O(*n*) in the length of the range.
  public func location(
    of range: Range<Int>, in file: String, firstLine: Int = 1
  ) -> SourceLocation {
    let start = position(of: range.lowerBound, firstLine: firstLine)
    let length = bytes[range.clamped(to: 0..<bytes.count)].scalarCount
    return SourceLocation(file: file, range: SourceRange(start, length: length))
  }

  /// Returns the locations of several ranges of the text in a file.
  ///
  /// - Complexity: O(*n*) in the length of the text if the ranges are sorted by their beginnings,
  ///   no matter how many are on one line.
  public func locations(
    of ranges: [Range<Int>], in file: String, firstLine: Int = 1
  ) -> [SourceLocation] {
    var known = (line: 1, offset: 0, column: 1)
    return ranges.map { range in
      let line = line(of: range.lowerBound)
      if line != known.line || range.lowerBound < known.offset {
        known = (line, starts[line - 1], 1)
      }
      known.column += bytes[known.offset..<min(range.lowerBound, bytes.count)].scalarCount
      known.offset = range.lowerBound
      return SourceLocation(
        file: file, line: line + firstLine - 1, column: known.column,
        length: bytes[range.clamped(to: 0..<bytes.count)].scalarCount)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number of Unicode scalars in UTF-8 bytes, counted by their first bytes.
  ///
  /// - Complexity: O(*n*).
  public var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension Diagnostic {
  /// Returns the diagnostic for bytes that are not UTF-8, at the first invalid byte.
  public static func notUTF8(_ bytes: [UInt8], file: String) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return Diagnostic(
      .notUTF8, at: TextLines(bytes).location(of: valid..<valid, in: file),
      "the text is not valid UTF-8",
      explanation: "The bytes at this position are not part of a character.",
      suggestion: "save the file in UTF-8")
  }
}
