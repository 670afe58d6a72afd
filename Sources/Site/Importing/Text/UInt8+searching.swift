import HTMLTags

extension [UInt8] {
  /// Indicates whether a word is at an offset.
  func has(_ word: String, at offset: Int) -> Bool {
    offset >= 0 && self[Swift.min(offset, count)...].starts(with: word.utf8)
  }

  /// Returns the next offset of a non-empty word that ends before a limit.
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

  /// Returns the start of the line that contains an offset.
  func lineStart(_ offset: Int) -> Int {
    var index = offset
    while index > 0, self[index - 1] != "\n" { index -= 1 }
    return index
  }

  /// Returns the line feed after an offset, or the end of the text.
  func lineEnd(_ offset: Int) -> Int { firstIndex(of: 0x0A, from: offset) }

  /// Returns the lines of a range, or of the whole text, without their endings.
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

  /// Indicates whether a range contains only whitespace.
  func isBlank(_ range: Range<Int>) -> Bool { self[range].allSatisfy(\.isSpace) }

  /// Returns the marks that begin with a prefix and that `read` accepts, in order.
  ///
  /// Code is searched too, since generators evaluate marks there.
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

/// A mark of another generator in a text.
protocol WrittenMark {
  /// The bytes of the mark.
  var range: Range<Int> { get }
}
