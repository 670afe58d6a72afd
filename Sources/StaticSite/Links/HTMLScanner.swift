/// Finds the tags of finished HTML and the attributes that name anchors and addresses.
///
/// It reads what the templates and libcmark write, and skips comments, scripts and styles. It does not repair HTML.
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

  /// The attributes that matter to links.
  private static let names: Set<String> = [
    "id", "href", "src", "poster", "action",
  ]

  private let bytes: [UInt8]
  private var index = 0
  private var attributes: [Attribute] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All attributes that matter to links, in order.
  ///
  /// - Complexity: O(*n*).
  static func attributes(in bytes: [UInt8]) -> [Attribute] {
    var scanner = HTMLScanner(bytes)
    scanner.scan()
    return scanner.attributes
  }

  private mutating func scan() {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if matches("!--") {
        skip(past: "-->")
      } else if index < bytes.count, isLetter(bytes[index]) {
        let tag = word()
        attributesOf(tag)
        if tag == "script" || tag == "style" { skip(past: "</" + tag) }
      }
    }
  }

  private mutating func attributesOf(_ tag: String) {
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard isLetter(bytes[index]) else {
        index += 1
        continue
      }
      let name = word()
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skipSpace()
      let range = value()
      if Self.names.contains(name) {
        attributes.append(
          Attribute(
            tag: tag, name: name, value: CharacterReference.resolved(bytes[range]), range: range))
      }
    }
  }

  /// Moves past a value and gives its bytes without the quotes.
  private mutating func value() -> Range<Int> {
    guard index < bytes.count else { return index..<index }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      index = min(end + 1, bytes.count)
      return start..<end
    }
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") {
      index += 1
    }
    return start..<index
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func skip(past text: String) {
    let pattern = Array(text.utf8)
    while index < bytes.count, !matches(text) {
      index = bytes[(index + 1)...].firstIndex(of: pattern[0]) ?? bytes.count
    }
    index = min(index + pattern.count, bytes.count)
  }

  private mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  private func matches(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8) { $0 == $1 || $0 == $1 - 32 && isLetter($1) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
