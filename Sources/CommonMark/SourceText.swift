import Diagnostics

/// A Markdown text in its file: its lines, which are looked for only when somebody asks for one.
final class SourceText {
  let text: String
  private let file: String
  private let firstLine: Int
  private lazy var bytes = Array(text.utf8)
  /// Where each line begins.
  private lazy var starts = lineStarts()
  /// A place and its column: on a long line each place is counted from the one before.
  private var known = (place: Place(line: 1, byte: 0), column: 1)

  /// A byte of a line: both counted as libcmark does, the line from 1, but the byte from 0.
  struct Place: Comparable {
    var line: Int
    var byte: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.byte) < (right.line, right.byte)
    }
  }

  init(_ text: String, file: String, firstLine: Int) {
    self.text = text
    self.file = file
    self.firstLine = firstLine
  }

  /// The number of lines, at least 1.
  var lineCount: Int { starts.count }

  /// The bytes of a line without its end; none beyond the last line.
  subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[line - 1]..<end]
  }

  /// The bytes of a line from a place on.
  func rest(from place: Place) -> ArraySlice<UInt8> { self[place.line].dropFirst(place.byte) }

  /// The place in the file.
  func location(_ place: Place, length: Int = 0) -> SourceLocation {
    // Most blocks begin at the margin, and so need no line to be looked for.
    if place < known.place || place.line != known.place.line {
      known = (SourceText.Place(line: place.line, byte: 0), 1)
    }
    if place.byte > known.place.byte {
      for byte in rest(from: known.place).prefix(place.byte - known.place.byte)
      where byte & 0xC0 != 0x80 {
        known.column += 1
      }
      known.place = place
    }
    return SourceLocation(
      file: file, line: place.line + firstLine - 1, column: known.column, length: length)
  }

  private func lineStarts() -> [Int] {
    var starts = [0]
    let bytes = bytes
    for index in bytes.indices
    where bytes[index] == 0x0A
      || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
    {
      starts.append(index + 1)
    }
    return starts
  }
}
