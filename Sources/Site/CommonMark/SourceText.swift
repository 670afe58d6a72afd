import Diagnostics

/// A Markdown text in its file: its lines, which are searched for only when one is needed.
final class SourceText {
  let text: String
  private let file: String
  private let firstLine: Int
  private lazy var lines = TextLines(text)
  /// A place and its column: on a long line each place is counted from the one before.
  private var known = (place: TextPlace(line: 1, byte: 0), column: 1)

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
  func rest(from place: TextPlace) -> ArraySlice<UInt8> { self[place.line].dropFirst(place.byte) }

  /// The place in the file.
  func location(_ place: TextPlace, length: Int = 0) -> SourceLocation {
    // Most blocks begin at the margin, and so need no line to be looked for.
    if place < known.place || place.line != known.place.line {
      known = (TextPlace(line: place.line, byte: 0), 1)
    }
    if place.byte > known.place.byte {
      known.column +=
        rest(from: known.place).prefix(place.byte - known.place.byte).scalarCount
      known.place = place
    }
    return SourceLocation(
      file: file, line: place.line + firstLine - 1, column: known.column, length: length)
  }
}

/// A byte of a line: both counted as libcmark does, the line from 1, but the byte from 0.
struct TextPlace: Comparable {
  var line: Int
  var byte: Int

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}
