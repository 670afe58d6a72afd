import Diagnostics

/// A Markdown text in its file: its lines, which are searched for only when one is needed.
final class SourceText {
  let text: String
  private let file: String
  private let firstLine: Int
  private lazy var lines = TextLines(text)
  /// A place and its column: on a long line each place is counted from the one before.
  private var known = (position: BytePosition(line: 1, byte: 0), column: 1)

  init(_ text: String, file: String, firstLine: Int) {
    self.text = text
    self.file = file
    self.firstLine = firstLine
  }

  /// The number of lines, at least 1.
  var lineCount: Int { lines.count }

  /// The bytes of a line without its end; none beyond the last line.
  subscript(line: Int) -> ArraySlice<UInt8> { lines[line] }

  /// The bytes of a line from a place on.
  func rest(from position: BytePosition) -> ArraySlice<UInt8> {
    self[position.line].dropFirst(position.byte)
  }

  /// The place in the file.
  func location(_ position: BytePosition, length: Int = 0) -> SourceLocation {
    // Most blocks begin at the margin, and so need no line to be looked for.
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

/// A byte of a line: both counted as libcmark does, the line from 1, but the byte from 0.
struct BytePosition: Comparable {
  var line: Int
  var byte: Int

  static func < (left: BytePosition, right: BytePosition) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}
