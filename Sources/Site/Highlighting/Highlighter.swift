import HTMLTags

/// Highlights code in the language that its fence names.
///
/// ```swift
/// var setup = SiteSetup(content: "content", templates: "templates")
/// setup.renderer.colourCode = Highlighter().colour
/// ```
///
/// The HTML contains `span`s whose classes are the raw values of ``CodeToken/Kind``; a style sheet
/// defines their colours. The visible text is unchanged.
public struct Highlighter: Sendable {
  /// The maximum number of bytes of one piece of code; anything longer is data rather than code.
  static let size = 1_000_000

  private var languages: [String: CodeLanguage] = [:]

  /// Creates a highlighter for some languages; if two share a name, the later one wins.
  public init(_ languages: [CodeLanguage] = CodeLanguage.all) {
    for language in languages {
      for name in language.names { self.languages[name] = language }
    }
  }

  /// Highlights code, for `MarkdownRenderer.colourCode`.
  ///
  /// - Parameters:
  ///   - language: The language in the code's fence: `rust`, also as `rust,ignore` or `Rust`.
  ///   - text: The code.
  /// - Returns: The code as HTML, or `nil` if the language is unknown.
  /// - Throws: The reason why the code has to stay plain.
  /// - Complexity: O(*n*) in the length of the text.
  public func colour(_ language: String, _ text: String) throws(PlainCode) -> String? {
    guard let language = languages[Self.name(language)] else { return nil }
    guard text.utf8.count <= Self.size else {
      throw PlainCode("it is longer than \(Self.size / 1_000_000) MB")
    }
    return HighlightedHTML.html(of: text, try language.tokens(of: text))
  }

  /// Returns a language's name in lower case, without anything after it.
  private static func name(_ language: String) -> String {
    String(language.prefix { !",{:;(".contains($0) }).lowercased()
  }
}

/// Writes code as HTML, with a `span` around each token.
private struct HighlightedHTML {
  private let bytes: [UInt8]
  private var html: [UInt8] = []
  private var written = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    html.reserveCapacity(2 * bytes.count)
  }

  /// Returns the HTML of a text.
  ///
  /// Adjacent tokens of one kind share a `span`. Tokens that overlap the previous one or split a
  /// character are dropped, so that the HTML shows the text whatever the tokens are.
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

  /// Indicates whether a byte is not a continuation byte of UTF-8.
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
