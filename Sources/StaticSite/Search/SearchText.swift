/// The words of finished HTML, as a reader of the page meets them.
///
/// If there is a `main` element, only what is inside counts, so that what stands on every page does not lead to every
/// page. Scripts, styles, drawings and navigation are left out. Code is kept, since names in code are what
/// readers of technical pages look for. Tags of blocks part words, those within a line do not.
public struct SearchText: Sendable {
  /// The text; words are parted by one space or more.
  public private(set) var plain = ""
  /// The headings, first to last; their words are in the text as well.
  public private(set) var headings: [SearchDocument.Heading] = []

  /// Reads HTML.
  ///
  /// - Complexity: O(*n*).
  public init(html: String) {
    var reader = HTMLTextReader(Array(html.utf8))
    reader.read()
    plain = String(decoding: reader.text, as: UTF8.self)
    headings = reader.headings
  }
}

/// Goes through HTML once, byte by byte.
///
/// It reads what templates and libcmark write, and repairs nothing.
private struct HTMLTextReader {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var text: [UInt8] = []
  private(set) var headings: [SearchDocument.Heading] = []
  /// Where the text of the open heading begins, and its anchor.
  private var heading: (start: Int, anchor: String)?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text.reserveCapacity(bytes.count / 2)
  }

  mutating func read() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): readMarkup()
      case UInt8(ascii: "&"): readReference()
      case let byte:
        text.append(byte)
        index += 1
      }
    }
  }

  private mutating func readReference() {
    let limit = min(index + 12, bytes.count)
    guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      text.append(bytes[index])
      index += 1
      return
    }
    text += CharacterReference.resolved(bytes[index...end]).utf8
    index = end + 1
  }

  private mutating func readMarkup() {
    let start = index
    if bytes[start...].starts(with: "<!--".utf8) {
      skip(past: "-->")
      return
    }
    let end = tagEnd()
    index = end
    let isClosing = start + 1 < end && bytes[start + 1] == UInt8(ascii: "/")
    let tag = name(from: start + (isClosing ? 2 : 1), to: end)
    guard !tag.isEmpty else {
      // A declaration, or a sign that stands for itself.
      if start + 1 == bytes.count || !Self.beginsDeclaration(bytes[start + 1]) {
        text.append(bytes[start])
        index = start + 1
      }
      return
    }
    if !Self.inline.contains(tag) { text.append(UInt8(ascii: " ")) }
    switch tag {
    case "main":
      if isClosing { index = bytes.count } else { forget() }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      if isClosing { endHeading() } else { heading = (text.count, anchor(in: start..<end)) }
    case "script", "style", "svg", "template", "nav":
      if !isClosing, bytes[max(start, end - 2)] != UInt8(ascii: "/") { skip(past: "</\(tag)>") }
    default: break
    }
  }

  /// What stands before the main part belongs to every page.
  private mutating func forget() {
    text.removeAll(keepingCapacity: true)
    headings.removeAll()
  }

  private mutating func endHeading() {
    guard let (start, anchor) = heading else { return }
    heading = nil
    let words = String(decoding: text[start...], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !words.isEmpty { headings.append(.init(text: words, anchor: anchor)) }
  }

  private func anchor(in tag: Range<Int>) -> String {
    let bytes = Array(bytes[tag])
    return HTMLScanner.scan(bytes).attributes.first { $0.kind == .anchor }?.value(in: bytes) ?? ""
  }

  /// The place after the `>` that ends the tag at hand; a `>` within quotes ends nothing.
  private func tagEnd() -> Int {
    var quote: UInt8 = 0
    for place in (index + 1)..<max(index + 1, bytes.count) {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place + 1
      }
    }
    return bytes.count
  }

  private func name(from start: Int, to end: Int) -> String {
    let name = bytes[min(start, end)..<end].prefix {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
    }
    return String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)
  }

  private static func beginsDeclaration(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "/")
  }

  private mutating func skip(past pattern: String) {
    let pattern = Array(pattern.utf8)
    while index < bytes.count, !bytes[index...].starts(with: pattern) {
      index = bytes.firstIndex(of: pattern[0], from: index + 1)
    }
    index = min(index + pattern.count, bytes.count)
  }

  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd",
    "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
}
