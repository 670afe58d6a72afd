import Diagnostics

/// A Markdown text of a file; its lines are found when they are first needed.
final class SourceText {
  let text: String
  private let file: String
  private let firstLine: Int
  private lazy var lines = TextLines(text)
  /// A position and its column; columns on the same line are counted from there.
  private var known = (position: BytePosition(line: 1, byte: 0), column: 1)

  init(_ text: String, file: String, firstLine: Int) {
    self.text = text
    self.file = file
    self.firstLine = firstLine
  }

  /// The number of lines, at least 1.
  var lineCount: Int { lines.count }

  /// The bytes of a line without its ending; empty beyond the last line.
  subscript(line: Int) -> ArraySlice<UInt8> { lines[line] }

  /// Returns the bytes of a line from a position on.
  func rest(from position: BytePosition) -> ArraySlice<UInt8> {
    self[position.line].dropFirst(position.byte)
  }

  /// Returns the location in the file.
  func location(_ position: BytePosition, length: Int = 0) -> SourceLocation {
    // Most blocks begin at the margin, so that the lines of the text are not needed.
    if position < known.position || position.line != known.position.line {
      known = (BytePosition(line: position.line, byte: 0), 1)
    }
    if position.byte > known.position.byte {
      known.column +=
        rest(from: known.position).prefix(position.byte - known.position.byte).scalarCount
      known.position = position
    }
    return SourceLocation(
      file: file, line: position.line + firstLine - 1, column: known.column, length: length)
  }
}

/// A byte position: the line counts from 1, as in libcmark, and the byte from 0.
struct BytePosition: Comparable {
  var line: Int
  var byte: Int

  static func < (left: BytePosition, right: BytePosition) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}
