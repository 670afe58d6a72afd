import Diagnostics

/// The lines of a Markdown text, and where they stand in their file.
struct SourceLines {
  let file: String
  private let firstLine: Int
  private let lines: [Substring]

  init(_ text: String, file: String, firstLine: Int) {
    self.file = file
    self.firstLine = firstLine
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The text of a line, counted from 1 as libcmark does; empty beyond the end.
  subscript(line: Int) -> Substring {
    lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }

  /// The place in the file of a line and a column as libcmark counts them: from 1, in bytes.
  func location(line: Int, byteColumn: Int, length: Int = 0) -> SourceLocation {
    let bytes = self[line].utf8
    let end =
      bytes.index(bytes.startIndex, offsetBy: max(0, byteColumn - 1), limitedBy: bytes.endIndex)
      ?? bytes.endIndex
    return SourceLocation(
      file: file, line: line + firstLine - 1,
      column: self[line].unicodeScalars[..<end].count + 1, length: length)
  }

  /// The place in the file of the first occurrence of `text` from a line on, no further than `last`.
  func firstLocation(of text: String, from first: Int, to last: Int) -> SourceLocation? {
    guard !text.isEmpty, first <= last else { return nil }
    for line in first...last {
      guard let range = self[line].firstRange(of: text) else { continue }
      let before = self[line].unicodeScalars[..<range.lowerBound].count
      return SourceLocation(
        file: file, line: line + firstLine - 1, column: before + 1,
        length: text.unicodeScalars.count)
    }
    return nil
  }
}
