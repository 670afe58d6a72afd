/// The line of source that a diagnostic is about, and the marks below it.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line's number, counted from 1.
  public let number: Int
  /// The line, without its end.
  public let line: String
  /// The space in front of the marks, so that they are below their word: spaces, and tabs where
  /// the line has them.
  public let indent: String
  /// At least one `^`, one for each character that is meant.
  public let marks: String

  /// Marks a stretch of a line; of a stretch that goes on, what is on its first line.
  ///
  /// - Parameters:
  ///   - range: The stretch.
  ///   - line: The line on which it begins.
  public init(_ range: SourceRange, in line: String) {
    let scalars = Array(line.unicodeScalars)
    let start = max(0, min(range.start.column - 1, scalars.count))
    let end = range.end.line == range.start.line ? range.end.column - 1 : scalars.count
    number = range.start.line
    self.line = line
    indent = String(scalars[..<start].map { $0 == "\t" ? "\t" : " " } as [Character])
    marks = String(repeating: "^", count: max(1, min(end, scalars.count) - start))
  }

  /// The most bytes of a line that is shown: a longer one is unreadable, and many faults may be on
  /// it.
  public static let longestLine = 2000

  /// Finds the line among those of a file; `nil` if the file has no such line, or a very long one.
  public init?(_ range: SourceRange, in lines: TextLines) {
    guard lines[range.start.line].count <= Self.longestLine,
      let line = lines.text(ofLine: range.start.line)
    else { return nil }
    self.init(range, in: line)
  }
}
