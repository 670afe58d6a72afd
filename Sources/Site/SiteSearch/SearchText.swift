import HTMLTags

/// The words of finished HTML, as a reader of the page meets them.
///
/// If there is a `main` element, only what is inside counts, so that what is on every page does not
/// lead to every page. Scripts, styles, drawings and navigation are left out. Code is kept, since
/// names in code are what readers of technical pages look for. Tags of blocks part words, those
/// within a line do not.
public struct SearchText: Sendable {
  /// The text; words are parted by one space or more.
  public private(set) var plain = ""
  /// The headings, first to last; their words are in the text as well.
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

  /// Adds text, with character references resolved.
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

  /// Reads a tag, and what is left out with it.
  ///
  /// - Returns: Whether what follows matters.
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

  /// Moves past the end of a tag, and gives its anchor; empty if it has none.
  private mutating func readAttributes() -> String {
    var anchor = ""
    while let attribute = reader.nextAttribute() {
      guard anchor.isEmpty, let value = attribute.value, reader.holds(attribute.name, Self.id)
      else { continue }
      anchor = CharacterReference.resolved(reader.bytes[value])
    }
    return anchor
  }

  /// Forgets what comes before the main part, since it belongs to every page.
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
