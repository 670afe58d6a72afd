import Diagnostics

/// A text that is changed by position in several passes, and knows of each line where it came from.
struct TrackedText: Sendable {
  /// The text as it is now.
  private(set) var bytes: [UInt8]
  /// The path of the file that it was read from, for messages.
  let file: String
  private var lines: [Line]

  /// A line of the text, and the line of the file that it came from.
  private struct Line {
    let start: Int
    let source: Int
    /// Whether its columns are those of the file.
    let isWhole: Bool
  }

  /// A text as it is in a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file's path.
  ///   - line: The line of the file, from 1, on which the text begins.
  init(_ text: String, file: String, firstLine line: Int = 1) {
    bytes = Array(text.utf8)
    self.file = file
    lines = Self.starts(bytes).enumerated().map { index, start in
      Line(start: start, source: line + index, isWhole: true)
    }
  }

  /// The text as it is now.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// A stretch of it.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where a byte was in the file; only the line if more of the line has been changed.
  func location(_ offset: Int) -> SourceLocation {
    let line = lines[lineIndex(offset)]
    let column =
      line.isWhole
      ? String(decoding: bytes[line.start..<offset], as: UTF8.self).unicodeScalars.count : 0
    return SourceLocation(file: file, line: line.source, column: column + 1)
  }

  private func lineIndex(_ offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension TrackedText {
  /// Makes changes, of which none may overlap another; one that does is left out.
  ///
  /// What a changed stretch becomes counts as being on the lines on which it was.
  ///
  /// - Complexity: O(*n* log *n*).
  mutating func apply(_ edits: [TextEdit]) {
    guard !edits.isEmpty else { return }
    var result: [UInt8] = []
    var starts: [Line] = []
    var index = 0
    func take(upTo end: Int) {
      var line = lineIndex(index)
      while index < end {
        let next = line + 1 < lines.count ? lines[line + 1].start : bytes.count
        result += bytes[index..<min(next, end)]
        if next <= end, line + 1 < lines.count, next > index {
          starts.append(
            Line(
              start: result.count, source: lines[line + 1].source, isWhole: lines[line + 1].isWhole)
          )
        }
        index = min(next, end)
        line += 1
      }
    }
    starts.append(lines[0])
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= index {
      take(upTo: edit.range.lowerBound)
      let first = lines[lineIndex(index)].source
      let last = lines[lineIndex(edit.range.upperBound)].source
      if let line = starts.popLast() {
        starts.append(Line(start: line.start, source: line.source, isWhole: false))
      }
      var line = first
      for byte in edit.text.utf8 {
        result.append(byte)
        guard byte == UInt8(ascii: "\n") else { continue }
        line = min(line + 1, max(first, last))
        starts.append(Line(start: result.count, source: line, isWhole: false))
      }
      if edit.range.contains(where: { bytes[$0] == UInt8(ascii: "\n") }),
        let line = starts.popLast()
      {
        starts.append(
          Line(
            start: line.start, source: line.start == result.count ? last : line.source,
            isWhole: false))
      }
      index = edit.range.upperBound
    }
    take(upTo: bytes.count)
    bytes = result
    lines = starts
  }
}
