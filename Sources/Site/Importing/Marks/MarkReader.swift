import HTMLTags

/// Reads the words of a mark.
struct MarkReader {
  private let bytes: [UInt8]
  private(set) var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Tells whether a word follows; it is passed if it does.
  mutating func skip(_ word: String) -> Bool {
    guard bytes.has(word, at: index) else { return false }
    index += word.utf8.count
    return true
  }

  /// Passes space, and commas if these part arguments.
  mutating func skipSpace(commas: Bool = false) {
    while index < bytes.count,
      bytes[index] <= 0x20 || (commas && bytes[index] == ",")
    {
      index += 1
    }
  }

  /// Tells whether a word follows.
  func isAt(_ word: String) -> Bool { bytes.has(word, at: index) }

  var isAtEnd: Bool { index >= bytes.count }

  /// The letters, digits and `-_.` that follow, and all that is not ASCII.
  mutating func name() -> String {
    let start = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A text between quotes, or all up to the next space or end mark.
  mutating func value(endingAt ends: [String]) -> String {
    if let quote = bytes.dropFirst(index).first, "\"'`".utf8.contains(quote) {
      return quoted(quote)
    }
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !ends.contains(where: isAt) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A list between brackets, as it is written.
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
