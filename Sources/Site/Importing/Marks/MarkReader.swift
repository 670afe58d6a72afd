import HTMLTags

/// A reader of the words in a mark.
struct MarkReader {
  private let bytes: [UInt8]
  private(set) var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Skips a word if it comes next, and returns whether it did.
  mutating func skip(_ word: String) -> Bool {
    guard bytes.has(word, at: index) else { return false }
    index += word.utf8.count
    return true
  }

  /// Skips whitespace, and commas if they separate arguments.
  mutating func skipSpace(commas: Bool = false) {
    while index < bytes.count,
      bytes[index] <= 0x20 || (commas && bytes[index] == ",")
    {
      index += 1
    }
  }

  /// Indicates whether a word comes next.
  func isAt(_ word: String) -> Bool { bytes.has(word, at: index) }

  var isAtEnd: Bool { index >= bytes.count }

  /// Reads letters, digits, `-_.` and all non-ASCII characters.
  mutating func name() -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a quoted text, or everything up to the next whitespace or end mark.
  mutating func value(endingAt ends: [String]) -> String {
    if let quote = bytes.dropFirst(index).first, "\"'`".utf8.contains(quote) {
      return quoted(quote)
    }
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !ends.contains(where: isAt) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a list in brackets without parsing it.
  mutating func list() -> String {
    let start = index
    while index < bytes.count, bytes[index] != "]" { index += 1 }
    index = min(index + 1, bytes.count)
    return String(decoding: bytes[start..<index], as: UTF8.self)
      .replacing("\n", with: " ")
  }

  private mutating func quoted(_ quote: UInt8) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == "\\", quote != "`", index + 1 < bytes.count {
        index += 1
        text.append(bytes[index] == "n" ? 0x0A : bytes[index])
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    index = min(index + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte >= 0x80 || "-_.".utf8.contains(byte)
  }
}
