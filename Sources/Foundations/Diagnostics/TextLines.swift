import Sequences

/// The lines of a text, to turn offsets of its bytes into lines and columns.
///
/// A line ends with a line feed, a carriage return, or both. Columns count Unicode scalars, as all
/// of ``SourcePosition`` does.
///
/// ```swift
/// let lines = TextLines("one\ntwo")
/// lines.position(of: 5)  // 2:2
/// ```
public struct TextLines: Sendable {
  /// The text's bytes, in UTF-8.
  public let bytes: [UInt8]
  /// The offset at which each line begins.
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

  /// The bytes of a line, counted from 1, without its end; none for a line that does not exist.
  public subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[line - 1]..<end]
  }

  /// The text of a line, counted from 1, without its end; `nil` if the line does not exist.
  public func text(ofLine line: Int) -> String? {
    starts.indices.contains(line - 1) ? String(decoding: self[line], as: UTF8.self) : nil
  }

  /// The text of every line, without its end; after an end at the end there is one more, empty.
  public var texts: [String] {
    (1...count).map { String(decoding: self[$0], as: UTF8.self) }
  }
}

// MARK: Offsets

extension TextLines {
  /// The line of an offset, counted from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func line(of offset: Int) -> Int {
    starts.partitioningIndex { $0 > offset }
  }

  /// The line and column of an offset; one beyond the text counts as its end.
  ///
  /// - Parameters:
  ///   - offset: The number of bytes before the place.
  ///   - firstLine: The line of the file on which the text begins, counted from 1.
  /// - Returns: The place in the file.
  /// - Complexity: O(log *n*) in the number of lines, O(*n*) in the length of the line.
  public func position(of offset: Int, firstLine: Int = 1) -> SourcePosition {
    let line = line(of: offset)
    let before = starts[line - 1]..<min(max(offset, starts[line - 1]), bytes.count)
    return SourcePosition(line: line + firstLine - 1, column: bytes[before].scalarCount + 1)
  }

  /// The number of bytes before a place; `nil` if the text has no such place.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public func offset(of position: SourcePosition) -> Int? {
    guard starts.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let line = self[position.line]
    let characters = line.indices.filter { line[$0] & 0xC0 != 0x80 } + [line.endIndex]
    guard position.column <= characters.count else { return nil }
    return characters[position.column - 1]
  }

  /// The place in a file of a stretch of the text; its length is counted on as if it were one line.
  ///
  /// - Complexity: That of ``position(of:firstLine:)``, and O(*n*) in the length of the stretch.
  public func location(
    of range: Range<Int>, in file: String, firstLine: Int = 1
  ) -> SourceLocation {
    let start = position(of: range.lowerBound, firstLine: firstLine)
    let length = bytes[range.clamped(to: 0..<bytes.count)].scalarCount
    return SourceLocation(file: file, range: SourceRange(start, length: length))
  }

  /// The places in a file of several stretches of the text, in the order of their beginnings.
  ///
  /// - Complexity: O(*n*) in the length of the text, however many stretches of one line are looked
  ///   up.
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
  /// The number of Unicode scalars in a stretch of UTF-8: the bytes that begin one.
  ///
  /// - Complexity: O(*n*).
  public var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension Diagnostic {
  /// Bytes that are not text; the place is that of the first which belongs to no character.
  public static func notUTF8(_ bytes: [UInt8], file: String) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return Diagnostic(
      .notUTF8, at: TextLines(bytes).location(of: valid..<valid, in: file),
      "this is not text in UTF-8",
      explanation: "What stands here is part of no character.",
      suggestion: "save the file in the encoding UTF-8")
  }
}
