/// Finds the tags of finished HTML and the attributes that name anchors and addresses, images that say nothing to those
/// who do not see them, and a title that is empty.
///
/// It reads what the templates and libcmark write, and skips comments, scripts and styles. It does not repair HTML.
/// Its inner loops compare bytes with numbers, and leave long ways to the C library, since a site is mostly built by
/// a program compiled for debugging, in which every call of a generic function counts.
struct HTMLScanner {
  /// What an attribute's value is.
  enum Kind {
    /// A place on the page.
    case anchor
    /// Where something else stands.
    case address
  }

  /// An attribute's value, or one of the addresses in it.
  struct Attribute {
    /// What it is.
    let kind: Kind
    /// The bytes of the value between its quotes.
    let range: Range<Int>

    /// The value with character references resolved.
    func value(in bytes: [UInt8]) -> String { CharacterReference.resolved(bytes[range]) }
  }

  /// What was found on a page.
  struct Result {
    /// The attributes that matter to links, in order.
    fileprivate(set) var attributes: [Attribute] = []
    /// The addresses of images without an `alt` attribute, in order.
    fileprivate(set) var imagesWithoutText: [String] = []
    /// Whether its first title holds nothing but space.
    fileprivate(set) var hasEmptyTitle = false
  }

  private let bytes: [UInt8]
  private let count: Int
  private var index = 0
  private var result = Result()
  private var hasTitle = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    count = bytes.count
  }

  /// Reads a page.
  ///
  /// - Complexity: O(*n*).
  static func scan(_ bytes: [UInt8]) -> Result {
    var scanner = HTMLScanner(bytes)
    scanner.scan()
    return scanner.result
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
    let length = tag.upperBound - tag.lowerBound
    let isImage = length == 3 && matches(Self.image, at: tag.lowerBound)
    let isMeta = length == 4 && matches(Self.meta, at: tag.lowerBound)
    let first = result.attributes.count
    var hasText = false
    while index < count {
      let byte = bytes[index]
      if byte == 0x3E { break }  // >
      if isLetter(byte) {
        let name = readAttribute(isMeta: isMeta)
        hasText = hasText || (isImage && name == .alternativeText)
      } else {
        index += 1
      }
    }
    if isImage, !hasText {
      result.imagesWithoutText.append(
        result.attributes.dropFirst(first).first { $0.kind == .address }?.value(in: bytes)
          ?? "")
    }
    // Only these hold what looks like tags and is none, or a title.
    guard length == 5 || length == 6 else { return }
    if matches(Self.script, at: tag.lowerBound), length == 6 {
      skip(past: Self.scriptEnd)
    } else if matches(Self.style, at: tag.lowerBound) {
      skip(past: Self.styleEnd)
    } else if matches(Self.title, at: tag.lowerBound), !hasTitle {
      hasTitle = true
      var end = min(index + 1, count)
      while end < count, isSpace(bytes[end]) { end += 1 }
      result.hasEmptyTitle = end < count && bytes[end] == 0x3C  // <
    }
  }

  private mutating func readAttribute(isMeta: Bool) -> AttributeName {
    let name = attributeName(word())
    skipSpace()
    guard index < count, bytes[index] == 0x3D else { return name }  // =
    index += 1
    skipSpace()
    let range = value()
    switch name {
    case .anchor: add(.anchor, range)
    case .address: add(.address, range)
    case .addresses: addCandidates(range)
    case .content where isMeta: addRefresh(range)
    case .alternativeText, .content, .other: break
    }
    return name
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    result.attributes.append(Attribute(kind: kind, range: range))
  }

  /// The addresses of a `srcset`: each up to the next space, the candidates parted by commas.
  private mutating func addCandidates(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      while start < range.upperBound, isSpace(bytes[start]) || bytes[start] == 0x2C { start += 1 }
      var end = start
      while end < range.upperBound, !isSpace(bytes[end]) { end += 1 }
      var last = end
      while last > start, bytes[last - 1] == 0x2C { last -= 1 }
      if last > start { add(.address, start..<last) }
      // A comma at the end ends the candidate; else what follows the space describes it.
      if last == end { while end < range.upperBound, bytes[end] != 0x2C { end += 1 } }
      start = end
    }
  }

  /// The address of `<meta http-equiv="refresh" content="0; url=…">`.
  private mutating func addRefresh(_ range: Range<Int>) {
    var start = range.lowerBound
    guard start < range.upperBound, bytes[start] >= 0x30, bytes[start] <= 0x39 else { return }
    while start < range.upperBound, bytes[start] != 0x3D { start += 1 }  // =
    if start + 1 < range.upperBound, start >= 3, matches(Self.url, at: start - 3) {
      add(.address, (start + 1)..<range.upperBound)
    }
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
  private static let script = Array("script".utf8)
  private static let style = Array("style".utf8)
  private static let title = Array("title".utf8)
  private static let image = Array("img".utf8)
  private static let meta = Array("meta".utf8)
  private static let url = Array("url".utf8)

  /// The attributes that matter here.
  private enum AttributeName {
    case anchor, address, addresses, alternativeText, content, other
  }

  private static let names: [(name: [UInt8], meaning: AttributeName)] = [
    ("id", .anchor), ("href", .address), ("src", .address), ("alt", .alternativeText),
    ("srcset", .addresses), ("poster", .address), ("action", .address), ("content", .content),
  ].map { (Array($0.utf8), $1) }

  private func attributeName(_ range: Range<Int>) -> AttributeName {
    let length = range.upperBound - range.lowerBound
    guard length <= 7 else { return .other }
    for (name, meaning) in Self.names
    where name.count == length && matches(name, at: range.lowerBound) {
      return meaning
    }
    return .other
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

  private func matches(_ pattern: [UInt8]) -> Bool { matches(pattern, at: index) }

  private func matches(_ pattern: [UInt8], at start: Int) -> Bool {
    guard start + pattern.count <= count else { return false }
    for offset in 0..<pattern.count {
      let byte = bytes[start + offset]
      if (isLetter(byte) ? byte | 0x20 : byte) != pattern[offset] { return false }
    }
    return true
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
