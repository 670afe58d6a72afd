/// Goes through finished HTML from tag to tag; its caller decides what to look at.
///
/// It reads what templates and libcmark write. It does not repair HTML, and does not know which
/// elements there are: the content of scripts and styles is skipped by ``skipContent(of:)``.
///
/// Its inner loops compare bytes with numbers, and leave long ways to the C library, since a site
/// is mostly built by a program compiled for debugging, in which every call of a generic function
/// counts.
package struct HTMLReader {
  /// The bytes that are read.
  package let bytes: [UInt8]
  /// The first byte that has not been read.
  package private(set) var index = 0
  private let count: Int

  /// Begins to read.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
  }
}

// MARK: Tags

extension HTMLReader {
  /// Moves past the name of the next tag, or past the next comment or declaration.
  ///
  /// A `<` that begins none of these is text.
  ///
  /// - Returns: What was found; `nil` if nothing follows but text.
  package mutating func next() -> HTMLMarkup? {
    while true {
      let start = bytes.firstIndex(of: 0x3C, from: index)  // <
      index = start + 1
      guard index < count else {
        index = count
        return nil
      }
      let byte = bytes[index]
      if byte.isLetter { return HTMLMarkup(kind: .opening, start: start, name: word()) }
      if byte == 0x2F, index + 1 < count, bytes[index + 1].isLetter {  // /
        index += 1
        return HTMLMarkup(kind: .closing, start: start, name: word())
      }
      guard byte == 0x21 || byte == 0x2F || byte == 0x3F else { continue }  // ! / ?
      if isHere(Self.commentStart) { skip(past: Self.commentEnd) } else { finishTag() }
      return HTMLMarkup(kind: .other, start: start, name: start..<start)
    }
  }

  /// Moves past the name of the next opening tag, whatever is before.
  package mutating func nextOpeningTag() -> HTMLMarkup? {
    while true {
      index = bytes.firstIndex(of: 0x3C, from: index) + 1  // <
      guard index < count else { return nil }
      if bytes[index].isLetter {
        return HTMLMarkup(kind: .opening, start: index - 1, name: word())
      } else if isHere(Self.commentStart) {
        skip(past: Self.commentEnd)
      }
    }
  }

  /// Moves past the next attribute of the tag at hand.
  ///
  /// - Returns: The attribute; `nil` if there is none, and the tag has been read to its end.
  package mutating func nextAttribute() -> HTMLAttribute? {
    while index < count {
      let byte = bytes[index]
      if byte.isLetter {
        let name = word()
        skipSpace()
        guard index < count, bytes[index] == 0x3D else {  // =
          return HTMLAttribute(name: name, value: nil)
        }
        index += 1
        skipSpace()
        return HTMLAttribute(name: name, value: value())
      }
      index += 1
      if byte == 0x3E { return nil }  // >
    }
    return nil
  }

  /// Moves past the end of the tag at hand.
  package mutating func finishTag() {
    while nextAttribute() != nil {}
  }

  /// Moves past the content of an element whose opening tag has been read, and past its end tag.
  ///
  /// The first end tag of its name counts, as it does for scripts, styles and titles.
  package mutating func skipContent(of element: HTMLMarkup) {
    let length = element.name.count
    while true {
      let start = bytes.firstIndex(of: 0x3C, from: index)
      index = start + 1
      guard index < count else {
        index = count
        return
      }
      guard bytes[index] == 0x2F, isSame(element.name, at: index + 1) else { continue }
      index += 1 + length
      finishTag()
      return
    }
  }
}

// MARK: Bytes

extension HTMLReader {
  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)

  /// Tells whether a stretch is a word, letters of either case.
  ///
  /// - Parameters:
  ///   - range: The stretch.
  ///   - word: The word in small letters.
  /// - Returns: Whether it is.
  package func holds(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
    guard range.upperBound - range.lowerBound == word.count else { return false }
    for offset in 0..<word.count where bytes[range.lowerBound + offset].lowercased != word[offset] {
      return false
    }
    return true
  }

  /// A stretch as a text.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves past a value and gives its bytes without the quotes.
  private mutating func value() -> Range<Int> {
    guard index < count else { return index..<index }
    let quote = bytes[index]
    if quote == 0x22 || quote == 0x27 {  // " '
      let start = index + 1
      let end = bytes.firstIndex(of: quote, from: start)
      index = end < count ? end + 1 : count
      return start..<end
    }
    let start = index
    while index < count, !bytes[index].isSpace, bytes[index] != 0x3E { index += 1 }
    return start..<index
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < count, isName(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skip(past pattern: [UInt8]) {
    while index < count, !isHere(pattern) {
      index = bytes.firstIndex(of: pattern[0], from: index + 1)
    }
    index = min(index + pattern.count, count)
  }

  private mutating func skipSpace() {
    while index < count, bytes[index].isSpace { index += 1 }
  }

  private func isHere(_ pattern: [UInt8]) -> Bool {
    guard index + pattern.count <= count else { return false }
    for offset in 0..<pattern.count where bytes[index + offset] != pattern[offset] { return false }
    return true
  }

  /// Tells whether a name is at a place, and no longer one.
  private func isSame(_ name: Range<Int>, at start: Int) -> Bool {
    let end = start + (name.upperBound - name.lowerBound)
    guard end <= count, end == count || !isName(bytes[end]) else { return false }
    for offset in 0..<(end - start)
    where bytes[start + offset].lowercased != bytes[name.lowerBound + offset].lowercased {
      return false
    }
    return true
  }

  /// Letters, digits, `:`, `-` and `_`.
  private func isName(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == 0x3A || byte == 0x2D || byte == 0x5F
  }
}

/// An attribute of a tag.
package struct HTMLAttribute {
  /// The bytes of its name.
  package let name: Range<Int>
  /// The bytes of its value without the quotes; `nil` if it has none.
  package let value: Range<Int>?
}

/// A tag, or something else between `<` and `>`.
package struct HTMLMarkup {
  /// The kind of it.
  package let kind: MarkupKind
  /// The offset of its `<`.
  package let start: Int
  /// The bytes of its name; none for what is no tag.
  package let name: Range<Int>
}

/// The kind of it.
package enum MarkupKind {
  case opening, closing
  /// A comment or a declaration, which has been read to its end.
  case other
}
