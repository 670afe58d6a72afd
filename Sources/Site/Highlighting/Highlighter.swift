import HTMLTags

/// Colours the code of texts, by the language that a fence names.
///
/// ```swift
/// var setup = SiteSetup(content: "content", templates: "templates")
/// setup.renderer.colourCode = Highlighter().colour
/// ```
///
/// Code becomes `span`s whose classes are the names of ``CodeToken/Kind``; a style sheet gives them
/// their colours. Nothing else is changed: the text that a reader sees and copies is the code's.
public struct Highlighter: Sendable {
  /// The most bytes of one piece of code; what is longer is data rather than code.
  static let size = 1_000_000

  private var languages: [String: CodeLanguage] = [:]

  /// Creates a highlighter for some languages; of two with one name, the later counts.
  public init(_ languages: [CodeLanguage] = CodeLanguage.all) {
    for language in languages {
      for name in language.names { self.languages[name] = language }
    }
  }

  /// Colours code, for `MarkdownRenderer.colourCode`.
  ///
  /// - Parameters:
  ///   - language: What the code's fence names: `rust`, also in `rust,ignore` or `Rust`.
  ///   - text: The code.
  /// - Returns: The code as HTML, or `nil` if the language is not known.
  /// - Throws: Why the code has to be left plain.
  /// - Complexity: O(*n*) in the length of the text.
  public func colour(_ language: String, _ text: String) throws(PlainCode) -> String? {
    guard let language = languages[Self.name(language)] else { return nil }
    guard text.utf8.count <= Self.size else {
      throw PlainCode("it is longer than \(Self.size / 1_000_000) MB")
    }
    return HighlightedHTML.html(of: text, try language.tokens(of: text))
  }

  /// A language's name in small letters, without what may follow it.
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
