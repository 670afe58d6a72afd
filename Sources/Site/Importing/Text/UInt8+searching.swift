import HTMLTags

extension [UInt8] {
  /// Tells whether a word is at a place.
  func has(_ word: String, at offset: Int) -> Bool {
    offset >= 0 && self[Swift.min(offset, count)...].starts(with: word.utf8)
  }

  /// The place at which a word begins next, which is not empty and ends before a limit.
  func first(_ word: String, from start: Int, to limit: Int? = nil) -> Int? {
    guard let first = word.utf8.first else { return nil }
    let limit = limit ?? count
    var index = start
    while index < limit {
      if self[index] == first, has(word, at: index) {
        return index + word.utf8.count <= limit ? index : nil
      }
      index += 1
    }
    return nil
  }

  /// The first byte of the line that a byte is on.
  func lineStart(_ offset: Int) -> Int {
    var index = offset
    while index > 0, self[index - 1] != "\n" { index -= 1 }
    return index
  }

  /// The line end after a byte, or the end of the text.
  func lineEnd(_ offset: Int) -> Int { firstIndex(of: 0x0A, from: offset) }

  /// The lines of a stretch, or of all there is, without their ends.
  func lines(in stretch: Range<Int>? = nil) -> [Range<Int>] {
    let stretch = stretch ?? indices
    var lines: [Range<Int>] = []
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let end = Swift.min(lineEnd(start), stretch.upperBound)
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  /// Tells whether there is nothing but space in a stretch.
  func isBlank(_ range: Range<Int>) -> Bool { self[range].allSatisfy(\.isSpace) }

  /// The marks of a text that begin with a word, first to last, as far as `read` finds one there;
  /// also those in code, since generators read them there too.
  func marks<Mark: WrittenMark>(begunBy start: String, _ read: (Int) -> Mark?) -> [Mark] {
    var marks: [Mark] = []
    var index = 0
    while let place = first(start, from: index) {
      let mark = read(place)
      if let mark { marks.append(mark) }
      index = mark?.range.upperBound ?? place + start.utf8.count
    }
    return marks
  }
}

/// A mark of another generator, as it is written in a text.
protocol WrittenMark {
  /// The bytes that it takes.
  var range: Range<Int> { get }
}
