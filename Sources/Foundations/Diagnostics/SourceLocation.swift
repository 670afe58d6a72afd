/// A file and, if known, a range in it.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// The file's path, as shown in messages.
  public let file: String
  /// The range in the file; `nil` for the whole file.
  public let range: SourceRange?

  /// Creates a location from a range of a file, or from the file as a whole.
  public init(file: String, range: SourceRange? = nil) {
    self.file = file
    self.range = range
  }

  /// Creates a location that begins at a line and a column (from 1) and is `length` columns long.
  public init(file: String, line: Int, column: Int, length: Int = 0) {
    let start = SourcePosition(line: line, column: column)
    self.init(file: file, range: SourceRange(start, length: length))
  }

  /// The line, counted from 1, if known.
  public var line: Int? { range?.start.line }

  /// The column, counted from 1, if known.
  public var column: Int? { range?.start.column }

  /// Orders locations by file, then by range; a whole file comes before its parts.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    guard let rightRange = right.range else { return false }
    guard let leftRange = left.range else { return true }
    return leftRange < rightRange
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `file:line:column`, or as the file alone.
  public var description: String {
    range.map { "\(file):\($0.start)" } ?? file
  }
}

/// A position in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A range of a text file, up to but not including `end`.
public struct SourceRange: Hashable, Comparable, Sendable, Codable {
  /// The position of the first character.
  public let start: SourcePosition
  /// The position after the last character; equal to `start` if only the beginning is known.
  public let end: SourcePosition

  /// Creates a range.
  public init(_ start: SourcePosition, to end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Creates a range on one line from `start` that is `length` columns long.
  public init(_ start: SourcePosition, length: Int = 0) {
    self.start = start
    self.end = SourcePosition(line: start.line, column: start.column + length)
  }

  /// Orders ranges by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
