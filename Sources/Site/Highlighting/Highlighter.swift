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
