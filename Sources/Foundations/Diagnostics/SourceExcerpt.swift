/// The source line that a diagnostic refers to, and the marks below it.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line's number, counted from 1.
  public let number: Int
  /// The line, without its line ending.
  public let line: String
  /// The indentation of the marks: spaces, and tabs where the line has tabs.
  public let indent: String
  /// At least one `^`, one for each character of the range.
  public let marks: String

  /// Marks a range of the line on which it begins, to the line's end if the range continues below.
  public init(_ range: SourceRange, in line: String) {
    let scalars = Array(line.unicodeScalars)
    let start = max(0, min(range.start.column - 1, scalars.count))
    let end = range.end.line == range.start.line ? range.end.column - 1 : scalars.count
    number = range.start.line
    self.line = line
    indent = String(scalars[..<start].map { $0 == "\t" ? "\t" : " " } as [Character])
    marks = String(repeating: "^", count: max(1, min(end, scalars.count) - start))
  }

  /// The maximum length of a shown line in bytes; longer ones are unreadable and may have many
  /// diagnostics.
  public static let longestLine = 2000

  /// Finds the line in a file; `nil` if the file has no such line, or it is longer than
  /// ``longestLine``.
  public init?(_ range: SourceRange, in lines: TextLines) {
    guard lines[range.start.line].count <= Self.longestLine,
      let line = lines.text(ofLine: range.start.line)
    else { return nil }
    self.init(range, in: line)
  }
}
