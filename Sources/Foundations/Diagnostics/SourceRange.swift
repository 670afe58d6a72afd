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
