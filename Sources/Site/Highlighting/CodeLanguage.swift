/// A language that can be highlighted: its names, and the function that finds its tokens.
///
/// Most languages need only a grammar; the others provide a function:
///
/// ```swift
/// let lua = CodeLanguage(["lua"], LanguageGrammar(comments: [.line("--")], keywords: ["end"]))
/// let log = CodeLanguage(["log"]) { text in
///   text.hasPrefix("ERROR") ? [CodeToken(.deleted, 0..<text.utf8.count)] : []
/// }
/// setup.renderer.colourCode = Highlighter(CodeLanguage.all + [lua, log]).colour
/// ```
public struct CodeLanguage: Sendable {
  /// The names that code fences may use, in lower case; the canonical name first.
  public let names: [String]
  private let find: @Sendable (String) throws(PlainCode) -> [CodeToken]

  /// Creates a language from a grammar.
  ///
  /// - Parameters:
  ///   - names: The names that code fences may use, in lower case; the canonical name first.
  ///   - grammar: The rules for its tokens.
  public init(_ names: [String], _ grammar: LanguageGrammar) {
    self.init(names, GrammarTables(grammar))
  }

  init(_ names: [String], _ tables: GrammarTables) {
    self.init(names, reading: { $0.read(by: tables) })
  }

  /// Creates a language from a function.
  ///
  /// - Parameters:
  ///   - names: The names that code fences may use, in lower case; the canonical name first.
  ///   - tokens: Returns the tokens of a text, in order. It throws the reason if the text has to
  ///     stay plain, which is reported as a warning at the code's line.
  public init(
    _ names: [String], tokens: @escaping @Sendable (String) throws(PlainCode) -> [CodeToken]
  ) {
    self.names = names
    find = tokens
  }

  init(_ names: [String], reading read: @escaping @Sendable (inout CodeCursor) -> Void) {
    self.init(
      names,
      tokens: { text throws(PlainCode) in
        var cursor = CodeCursor(Array(text.utf8))
        read(&cursor)
        return cursor.tokens
      })
  }

  /// The built-in languages except Swift, which the module `Colours` highlights with swift-syntax.
  public static let all: [CodeLanguage] = [
    shell, session,
    json, yaml, toml, ini,
    html, xml, css, scss, markdown, diff,
    javaScript, typeScript, python, rust, go, c, cPlusPlus,
    objectiveC, java, kotlin, cSharp, sql,
  ]

  /// Returns the tokens of a text, in order.
  ///
  /// - Throws: The reason why the text has to stay plain.
  /// - Complexity: O(*n*) in the length of the text, for built-in languages.
  public func tokens(of text: String) throws(PlainCode) -> [CodeToken] { try find(text) }
}

/// The reason why code in a known language is shown plain.
public struct PlainCode: Error, Hashable, Sendable {
  /// The reason, as a part of a sentence: `it is nested too deeply`.
  public let reason: String
  /// The line of the code that causes it, counted from 1.
  public let line: Int

  /// Creates a reason.
  public init(_ reason: String, line: Int = 1) {
    self.reason = reason
    self.line = line
  }
}
