/// Finds in a page's head what a preview must know: its policies, and where a script can be put.
struct HeadScanner {
  /// The bytes of each content-security policy, between the quotes.
  private(set) var policies: [Range<Int>] = []
  /// Where the head ends: before its end tag or the body's tag, or after the last byte.
  private(set) var end: Int

  private let bytes: [UInt8]
  private var index = 0

  /// Reads a page up to the end of its head.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    while let start = next("<") {
      if skips("<!--") {
        skip(past: "-->")
      } else if skips("</head") || skips("<body") {
        end = start
        return
      } else if skips("<script") {
        skip(past: "</script")
      } else if skips("<style") {
        skip(past: "</style")
      } else if skips("<title") {
        skip(past: "</title")
      } else if skips("<meta") {
        readMeta()
      } else {
        index += 1
      }
    }
  }

  private mutating func readMeta() {
    var isPolicy = false
    var content: Range<Int>?
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let name = word()
      guard !name.isEmpty else {
        index += 1
        continue
      }
      guard let value = value() else { continue }
      switch text(name) {
      case "http-equiv": isPolicy = text(value) == "content-security-policy"
      case "content": content = value
      default: break
      }
    }
    if isPolicy, let content { policies.append(content) }
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    return start..<index
  }

  /// Moves past `=` and a value.
  private mutating func value() -> Range<Int>? {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpace()
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count,
      isQuoted ? bytes[index] != quote : !isSpace(bytes[index]) && bytes[index] != UInt8(ascii: ">")
    { index += 1 }
    defer { if isQuoted { index = min(index + 1, bytes.count) } }
    return start..<index
  }
}

// MARK: Bytes

extension HeadScanner {
  private mutating func next(_ character: Unicode.Scalar) -> Int? {
    let byte = UInt8(ascii: character)
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index < bytes.count ? index : nil
  }

  /// Moves past a beginning in lower case, if that is here, and if no longer name is.
  private mutating func skips(_ beginning: StaticString) -> Bool {
    let length = beginning.utf8CodeUnitCount
    guard isHere(beginning) else { return false }
    let isTag = beginning.utf8Start[length - 1] != UInt8(ascii: "-")
    if isTag, index + length < bytes.count, isName(bytes[index + length]) { return false }
    index += length
    return true
  }

  private mutating func skip(past end: StaticString) {
    while index < bytes.count, !isHere(end) { index += 1 }
    index = min(index + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  private func isHere(_ pattern: StaticString) -> Bool {
    let length = pattern.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { small(bytes[index + $0]) == pattern.utf8Start[$0] }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  private func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small(byte)) || byte == UInt8(ascii: "-")
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
