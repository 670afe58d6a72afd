/// Moves through finished HTML from tag to tag; the caller decides which tags to inspect.
///
/// It reads the output of templates and libcmark. It neither repairs HTML nor knows the elements
/// of HTML; callers skip the content of scripts and styles with ``skipContent(of:)``.
///
/// The inner loops compare bytes with integers and leave long searches to the C library. Sites are
/// mostly built by a debug build, in which every call of a generic function is expensive.
package struct HTMLReader {
  /// The HTML, in UTF-8.
  package let bytes: [UInt8]
  /// The index of the first unread byte.
  package private(set) var index = 0
  private let count: Int

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
  /// - Returns: The tag, comment or declaration; `nil` if only text follows.
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

  /// Moves past the name of the next opening tag, ignoring everything before it.
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

  /// Moves past the next attribute of the current tag; returns `nil` past the tag's end.
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

  /// Moves past the end of the current tag.
  package mutating func finishTag() {
    while nextAttribute() != nil {}
  }

  /// Moves past the content and the end tag of an element whose opening tag has been read.
  ///
  /// The content ends at the first end tag of the same name, as for scripts, styles and titles.
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

  /// Indicates whether the bytes in a range equal a lower-case word, ignoring case.
  package func holds(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
    guard range.upperBound - range.lowerBound == word.count else { return false }
    for offset in 0..<word.count where bytes[range.lowerBound + offset].lowercased != word[offset] {
      return false
    }
    return true
  }

  /// Returns the bytes in a range as a string.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves past an attribute value and returns its range without quotes.
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

  /// Indicates whether exactly this name is at an index, and not a longer one, ignoring case.
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

package struct HTMLAttribute {
  /// The bytes of its name.
  package let name: Range<Int>
  /// The bytes of its value without quotes; `nil` if there is no value.
  package let value: Range<Int>?
}

/// A tag, or something else between `<` and `>`.
package struct HTMLMarkup {
  package let kind: MarkupKind
  /// The offset of its `<`.
  package let start: Int
  /// The bytes of its name; empty for comments and declarations.
  package let name: Range<Int>
}

package enum MarkupKind {
  case opening, closing
  /// A comment or a declaration, which has been read completely.
  case other
}
