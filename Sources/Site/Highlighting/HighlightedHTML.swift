import HTMLTags

/// Writes code as HTML, with a `span` around each token.
struct HighlightedHTML {
  private let bytes: [UInt8]
  private var html: [UInt8] = []
  private var written = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    html.reserveCapacity(2 * bytes.count)
  }

  /// The HTML of a text.
  ///
  /// Tokens side by side of one kind share a `span`. A token that is not behind the one before it,
  /// or cuts a character in two, is left out: whatever is given as tokens, the HTML shows the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func html(of text: String, _ tokens: [CodeToken]) -> String {
    var writer = HighlightedHTML(text)
    var pending: CodeToken?
    for token in tokens {
      guard writer.takes(token, after: pending) else { continue }
      if let last = pending, last.kind == token.kind,
        last.range.upperBound == token.range.lowerBound
      {
        pending = CodeToken(last.kind, last.range.lowerBound..<token.range.upperBound)
      } else {
        if let last = pending { writer.write(last) }
        pending = token
      }
    }
    if let last = pending { writer.write(last) }
    writer.writePlain(to: writer.bytes.count)
    return String(decoding: writer.html, as: UTF8.self)
  }

  private func takes(_ token: CodeToken, after last: CodeToken?) -> Bool {
    !token.range.isEmpty && token.range.lowerBound >= last?.range.upperBound ?? 0
      && token.range.upperBound <= bytes.count && beginsCharacter(token.range.lowerBound)
      && beginsCharacter(token.range.upperBound)
  }

  /// Tells whether a byte is none of those that continue a character in UTF-8.
  private func beginsCharacter(_ index: Int) -> Bool {
    index == bytes.count || bytes[index] & 0xC0 != 0x80
  }

  private mutating func write(_ token: CodeToken) {
    writePlain(to: token.range.lowerBound)
    html += Self.tags[token.kind] ?? []
    writePlain(to: token.range.upperBound)
    html += Self.end
  }

  private mutating func writePlain(to end: Int) {
    html.appendEscaped(bytes[written..<end])
    written = end
  }

  private static let tags = Dictionary(
    uniqueKeysWithValues: CodeToken.Kind.allCases.map {
      ($0, Array("<span class=\"\($0.rawValue)\">".utf8))
    })
  private static let end = Array("</span>".utf8)
}
