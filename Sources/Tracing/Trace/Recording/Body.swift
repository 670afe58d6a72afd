/// The place of a body of traced code.
public struct Body: Sendable {
  let file: String
  let start: SourceLine
  let firstStatement: SourceLine

  /// A body.
  ///
  /// - Parameters:
  ///   - file: Its source file.
  ///   - line: The line of its opening brace.
  ///   - first: The line of its first statement.
  public init(_ file: String, _ line: Int, first: Int) {
    self.file = file
    start = SourceLine(file: file, line: line)
    firstStatement = SourceLine(file: file, line: first)
  }
}
