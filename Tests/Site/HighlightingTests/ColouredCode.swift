import Highlighting
import Testing

/// A piece of code and all that is coloured in it.
struct ColouredCode: CustomTestStringConvertible {
  let language: String
  let code: String
  /// Each token as a letter for its kind and its text: `k if`.
  let tokens: [String]

  init(_ language: String, _ code: String, _ tokens: String...) {
    self.language = language
    self.code = code
    self.tokens = tokens
  }

  var testDescription: String { "\(language): \(code.debugDescription)" }

  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let html = try #require(
      try Highlighter().colour(language, code), "\(language)", sourceLocation: location)
    #expect(
      Self.tokens(of: html) == tokens, "\(code.debugDescription)", sourceLocation: location)
    #expect(Self.text(of: html) == code, sourceLocation: location)
  }

  /// The text that a browser shows of the HTML of code.
  static func text(of html: String) -> String {
    var text = ""
    for (index, piece) in html.split(separator: "<", omittingEmptySubsequences: false).enumerated()
    {
      text +=
        index == 0
        ? piece : piece[piece.index(after: piece.firstIndex(of: ">") ?? piece.startIndex)...]
    }
    return unescaped(text)
  }

  private static func tokens(of html: String) -> [String] {
    html.split(separator: "<span class=\"").dropFirst(html.hasPrefix("<span") ? 0 : 1).map { span in
      let kind = span.prefix { $0 != "\"" }
      let text = span.dropFirst(kind.count + 2).split(separator: "</span>")[0]
      return "\(kind.first.map(String.init) ?? "") \(unescaped(String(text)))"
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
