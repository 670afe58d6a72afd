/// A language that code is coloured in: its names, and who finds its tokens.
///
/// A grammar does for most languages; a function for the others:
///
/// ```swift
/// let lua = CodeLanguage(["lua"], LanguageGrammar(comments: [.line("--")], keywords: ["end"]))
/// let log = CodeLanguage(["log"]) { text in
///   text.hasPrefix("ERROR") ? [CodeToken(.deleted, 0..<text.utf8.count)] : []
/// }
/// setup.renderer.colourCode = Highlighter(CodeLanguage.all + [lua, log]).colour
/// ```
public struct CodeLanguage: Sendable {
  /// The names that a fence may call it by, in small letters; its own first.
  public let names: [String]
  private let find: @Sendable (String) throws(PlainCode) -> [CodeToken]

  /// Creates a language of a grammar.
  ///
  /// - Parameters:
  ///   - names: What a fence may call it, in small letters; its own name first.
  ///   - grammar: What its tokens look like.
  public init(_ names: [String], _ grammar: LanguageGrammar) {
    self.init(names, GrammarTables(grammar))
  }

  init(_ names: [String], _ tables: GrammarTables) {
    self.init(names, reading: { $0.read(by: tables) })
  }

  /// Creates a language of a function.
  ///
  /// - Parameters:
  ///   - names: What a fence may call it, in small letters; its own name first.
  ///   - tokens: Finds the tokens of a text, first to last. It throws why a text is to stay plain,
  ///     which is a warning at the code's line.
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

  /// The languages that come with Counterpoint, except Swift: that is read by swift-syntax, in the
  /// module `Colours`.
  public static let all: [CodeLanguage] = [
    shell, session,
    json, yaml, toml, ini,
    html, xml, css, scss, markdown, diff,
    javaScript, typeScript, python, rust, go, c, cPlusPlus,
    objectiveC, java, kotlin, cSharp, sql,
  ]

  /// The tokens of a text, first to last.
  ///
  /// - Throws: Why the text is to stay plain.
  /// - Complexity: O(*n*) in the length of the text, for the languages that come with Counterpoint.
  public func tokens(of text: String) throws(PlainCode) -> [CodeToken] { try find(text) }
}

/// The reason for which code is shown plain though its language is known.
public struct PlainCode: Error, Hashable, Sendable {
  /// The reason, as a part of a sentence: `it is nested too deeply`.
  public let reason: String
  /// The line of the code that is the reason, counted from 1.
  public let line: Int

  /// Names a reason.
  public init(_ reason: String, line: Int = 1) {
    self.reason = reason
    self.line = line
  }
}
