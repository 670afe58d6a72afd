import HTMLTags

extension [UInt8] {
  /// Tells whether a word is at a place.
  func has(_ word: String, at offset: Int) -> Bool {
    offset >= 0 && self[Swift.min(offset, count)...].starts(with: word.utf8)
  }

  /// Returns the place at which a word begins next.
  ///
  /// - Parameters:
  ///   - word: The word, which is not empty.
  ///   - start: Where to begin.
  ///   - limit: Where to stop; the end if not given.
  /// - Returns: Its first byte; `nil` if it does not follow.
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
    while index > 0, self[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    return index
  }

  /// The line end after a byte, or the end of the text.
  func lineEnd(_ offset: Int) -> Int {
    var index = offset
    while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// Tells whether there is nothing but space in a stretch.
  func isBlank(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy(\.isSpace)
  }
}
