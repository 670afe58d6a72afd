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
