/// A stretch of a text file; `end` is the place after its last character.
public struct SourceRange: Hashable, Comparable, Sendable, Codable {
  /// Where the stretch begins.
  public let start: SourcePosition
  /// The place after its last character; equal to `start` where only the beginning is known.
  public let end: SourcePosition

  /// Makes a range.
  public init(_ start: SourcePosition, to end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Makes a range on one line that begins at `start` and is `length` columns long.
  public init(_ start: SourcePosition, length: Int = 0) {
    self.start = start
    self.end = SourcePosition(line: start.line, column: start.column + length)
  }

  /// Orders ranges by their beginning, then by their end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
