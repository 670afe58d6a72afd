/// A file, and if known the stretch of it that is meant.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// The file's path, as the reader of a message should see it.
  public let file: String
  /// The stretch of the file; `nil` means the whole file.
  public let range: SourceRange?

  /// Creates a location from a stretch of a file, or from the file as a whole.
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

  /// Orders locations by file, then by place; a whole file comes before its parts.
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

/// A place in a text file.
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

  /// Orders positions as they are read: by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A stretch of a text file; `end` is the place after its last character.
public struct SourceRange: Hashable, Comparable, Sendable, Codable {
  /// The place at which the stretch begins.
  public let start: SourcePosition
  /// The place after its last character; equal to `start` where only the beginning is known.
  public let end: SourcePosition

  /// Creates a range.
  public init(_ start: SourcePosition, to end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Creates a range on one line that begins at `start` and is `length` columns long.
  public init(_ start: SourcePosition, length: Int = 0) {
    self.start = start
    self.end = SourcePosition(line: start.line, column: start.column + length)
  }

  /// Orders ranges by their beginning, then by their end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
