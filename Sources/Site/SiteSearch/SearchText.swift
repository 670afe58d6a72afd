import HTMLTags

/// The words of finished HTML, as a reader of the page sees them.
///
/// If there is a `main` element, only its content counts, so that text repeated on every page does
/// not lead to every page. Scripts, styles, drawings and navigation are left out. Code is kept,
/// because readers of technical pages look for names in code. Tags of block elements separate
/// words; those of inline elements do not.
public struct SearchText: Sendable {
  /// The text, with one or more spaces between words.
  public private(set) var plain = ""
  /// The headings, first to last; the text contains their words too.
  public private(set) var headings: [SearchHeading] = []

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

/// Collects the text between the tags of a page.
private struct HTMLTextReader {
  private var reader: HTMLReader
  private(set) var text: [UInt8] = []
  private(set) var headings: [SearchHeading] = []
  /// The position at which the text of the open heading begins, and its anchor.
  private var heading: (start: Int, anchor: String)?

  init(_ bytes: [UInt8]) {
    reader = HTMLReader(bytes)
    text.reserveCapacity(bytes.count / 2)
  }

  mutating func read() {
    var start = reader.index
    while let markup = reader.next() {
      appendText(start..<markup.start)
      let isLast = markup.kind != .other && !readTag(markup)
      start = reader.index
      if isLast { return }
    }
    appendText(start..<reader.bytes.count)
  }

  /// Appends text with character references resolved.
  private mutating func appendText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let reference = reader.bytes.firstIndex(
        of: UInt8(ascii: "&"), from: start, before: range.upperBound)
      text += reader.bytes[start..<reference]
      guard reference < range.upperBound else { return }
      let limit = min(reference + 12, range.upperBound)
      let end = reader.bytes[reference..<limit].firstIndex(of: UInt8(ascii: ";")) ?? reference
      text += CharacterReference.resolved(reader.bytes[reference...end]).utf8
      start = end + 1
    }
  }

  /// Reads a tag, and skips content that is left out.
  ///
  /// - Returns: `true` if the rest of the page matters.
  private mutating func readTag(_ tag: HTMLMarkup) -> Bool {
    let name = reader.text(tag.name).lowercased()
    let isClosing = tag.kind == .closing
    let anchor = readAttributes()
    if !Self.inline.contains(name) { text.append(UInt8(ascii: " ")) }
    switch name {
    case "main":
      if isClosing { return false }
      forget()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      if isClosing { endHeading() } else { heading = (text.count, anchor) }
    case "script", "style", "svg", "template", "nav":
      let isEmpty = reader.bytes[reader.index - 2] == UInt8(ascii: "/")
      if !isClosing, !isEmpty { reader.skipContent(of: tag) }
    default: break
    }
    return true
  }

  /// Moves past the end of a tag and returns its anchor; empty if it has none.
  private mutating func readAttributes() -> String {
    var anchor = ""
    while let attribute = reader.nextAttribute() {
      guard anchor.isEmpty, let value = attribute.value, reader.holds(attribute.name, Self.id)
      else { continue }
      anchor = CharacterReference.resolved(reader.bytes[value])
    }
    return anchor
  }

  /// Discards the text before the main part, because every page repeats it.
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

  private static let id = Array("id".utf8)

  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd",
    "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
}
