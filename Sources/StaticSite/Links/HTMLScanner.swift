/// Finds the tags of finished HTML and the attributes that name anchors and addresses.
///
/// It reads what the templates and libcmark write, and skips comments, scripts and styles. It does not repair HTML.
/// Its inner loops compare bytes with numbers, and leave long ways to the C library, since a site is mostly built by
/// a program compiled for debugging, in which every call of a generic function counts.
struct HTMLScanner {
  /// An attribute's value.
  struct Attribute {
    /// The tag's name in lower case.
    let tag: String
    /// The attribute's name in lower case.
    let name: String
    /// The value with character references resolved.
    let value: String
    /// The bytes of the value between its quotes.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private let count: Int
  private var index = 0
  private var attributes: [Attribute] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
  }

  /// All attributes that matter to links, in order.
  ///
  /// - Complexity: O(*n*).
  static func attributes(in bytes: [UInt8]) -> [Attribute] {
    var scanner = HTMLScanner(bytes)
    scanner.scan()
    return scanner.attributes
  }

  private mutating func scan() {
    while true {
      index = bytes.firstIndex(of: 0x3C, from: index) + 1  // <
      guard index < count else { return }
      if isLetter(bytes[index]) {
        readTag()
      } else if matches(Self.commentStart) {
        skip(past: Self.commentEnd)
      }
    }
  }

  private mutating func readTag() {
    let tag = word()
    while index < count {
      let byte = bytes[index]
      if byte == 0x3E { break }  // >
      if isLetter(byte) { readAttribute(tag) } else { index += 1 }
    }
    // Only these two hold what looks like tags and is none.
    let length = tag.upperBound - tag.lowerBound
    guard length == 5 || length == 6 else { return }
    switch text(tag) {
    case "script": skip(past: Self.scriptEnd)
    case "style": skip(past: Self.styleEnd)
    default: return
    }
  }

  private mutating func readAttribute(_ tag: Range<Int>) {
    let name = word()
    skipSpace()
    guard index < count, bytes[index] == 0x3D else { return }  // =
    index += 1
    skipSpace()
    let range = value()
    guard let known = Self.known(text(name, ifShorterThan: 7)) else { return }
    attributes.append(
      Attribute(
        tag: text(tag), name: known, value: CharacterReference.resolved(bytes[range]),
        range: range))
  }

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
    while index < count, !isSpace(bytes[index]), bytes[index] != 0x3E { index += 1 }
    return start..<index
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < count, isName(bytes[index]) { index += 1 }
    return start..<index
  }
}

// MARK: Bytes

extension HTMLScanner {
  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let scriptEnd = Array("</script".utf8)
  private static let styleEnd = Array("</style".utf8)

  /// The attributes that matter to links.
  private static func known(_ name: String?) -> String? {
    switch name {
    case "id", "href", "src", "poster", "action": name
    default: nil
    }
  }

  private mutating func skip(past pattern: [UInt8]) {
    while index < count, !matches(pattern) {
      index = bytes.firstIndex(of: pattern[0], from: index + 1)
    }
    index = min(index + pattern.count, count)
  }

  private mutating func skipSpace() {
    while index < count, isSpace(bytes[index]) { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  private func text(_ range: Range<Int>, ifShorterThan limit: Int) -> String? {
    range.upperBound - range.lowerBound < limit ? text(range) : nil
  }

  private func matches(_ pattern: [UInt8]) -> Bool {
    guard index + pattern.count <= count else { return false }
    return pattern.indices.allSatisfy {
      let byte = bytes[index + $0]
      return (isLetter(byte) ? byte | 0x20 : byte) == pattern[$0]
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A
  }

  /// Letters, digits, `:`, `-` and `_`.
  private func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= 0x3A) || byte == 0x2D || byte == 0x5F
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
