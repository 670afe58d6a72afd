/// The lexical rules of a programming language.
///
/// ```swift
/// let lua = LanguageGrammar(
///   comments: [.block("--[[", "]]"), .line("--")],
///   strings: [StringRule("\""), StringRule("'"), StringRule("[[", "]]", escapes: false)],
///   keywords: ["and", "break", "do", "else", "end", "for", "function", "if", "local", "return"])
/// ```
///
/// Text that matches no rule stays plain, as does an unclosed comment or string. Rules with an
/// empty mark are ignored. Marks that consist of a single character must be ASCII.
public struct LanguageGrammar: Sendable {
  /// The rules for comments; the longest matching opening mark wins.
  public var comments: [CommentRule] = []
  /// The rules for strings; the longest matching opening mark wins.
  public var strings: [StringRule] = []
  /// The reserved words.
  public var keywords: Set<String> = []
  /// Words that are keywords only if whitespace and then a word, a string or a list follow: `type
  /// Name` but not `type = 1`.
  public var contextualKeywords: Set<String> = []
  /// Indicates whether keywords are case-insensitive.
  public var ignoresCase = false
  /// The rule for numbers, or `nil` to leave them plain.
  public var numbers: NumberRule? = NumberRule()
  /// ASCII characters in names other than letters, digits and `_`.
  public var nameCharacters = ""
  /// The character that begins an annotation, such as `@` in `@Override`.
  public var annotationMark: Unicode.Scalar?
  /// The character that follows a key, such as `:` after `"name"` in JSON.
  public var keyMark: Unicode.Scalar?

  /// Indicates whether a backslash outside strings escapes the next character.
  var hasEscapesInCode = false
  /// Functions for syntax that no rule covers, by first byte; each reads it or returns `false`.
  var specials: [Unicode.Scalar: @Sendable (inout GrammarReader) -> Bool] = [:]
  /// Indicates whether a keyword is one in its context.
  var isKeywordHere: @Sendable (GrammarReader, Range<Int>) -> Bool = { reader, _ in
    !reader.isAfterMemberDot
  }
  /// A function that is called at each line ending, before it is skipped.
  var endLine: (@Sendable (inout GrammarReader) -> Void)?
}

extension LanguageGrammar {
  /// Creates a grammar.
  public init(
    comments: [CommentRule] = [], strings: [StringRule] = [], keywords: Set<String> = [],
    numbers: NumberRule? = NumberRule()
  ) {
    self.init(
      comments: comments, strings: strings, keywords: keywords, contextualKeywords: [],
      numbers: numbers)
  }
}

extension Set<String> {
  /// Creates a set of the words in a text, separated by whitespace.
  init(words text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// The rule by which comments begin and end.
public enum CommentRule: Hashable, Sendable {
  /// A comment from a mark to the end of the line.
  case line(String)
  /// A comment from a mark at the start of a line or after a separator to the end of the line.
  case lineAfterSpace(String)
  /// A comment between two marks, over several lines; if `nests`, it may contain others.
  case block(String, String, nests: Bool = false)

  var opening: String {
    switch self {
    case .line(let mark), .lineAfterSpace(let mark), .block(let mark, _, _): mark
    }
  }

  /// Indicates whether a mark is empty, so that the rule is ignored.
  var isEmpty: Bool {
    if case .block(_, "", _) = self { return true }
    return opening.isEmpty
  }
}

/// The rule by which strings begin and end.
public struct StringRule: Sendable {
  /// The opening mark.
  public var opening: String
  /// The closing mark.
  public var closing: String
  /// Indicates whether a backslash escapes the next character.
  public var escapes: Bool
  /// Indicates whether a doubled closing mark stands for itself.
  public var doubles: Bool
  /// Indicates whether the string may span several lines.
  public var isMultiline: Bool
  /// The interpolations that it may contain.
  public var interpolations: [Interpolation]

  /// Creates a rule; the closing mark is the opening one, unless another is given.
  public init(
    _ opening: String, _ closing: String? = nil, escapes: Bool = true, doubles: Bool = false,
    isMultiline: Bool = false, interpolations: [Interpolation] = []
  ) {
    self.opening = opening
    self.closing = closing ?? opening
    self.escapes = escapes
    self.doubles = doubles
    self.isMultiline = isMultiline
    self.interpolations = interpolations
  }
}

/// The rule by which code within a string begins and ends.
public struct Interpolation: Sendable {
  /// The opening mark: `${`.
  public var opening: String
  /// The closing character, which the code may contain in pairs with the last opening character.
  public var closing: Unicode.Scalar
  /// A text that looks like an opening mark but is not one: `{{`.
  public var literal: String?
  /// The character before a format specification: `:` in Python.
  public var formatMark: Unicode.Scalar?

  /// Creates a rule.
  public init(
    _ opening: String, _ closing: Unicode.Scalar, literal: String? = nil,
    formatMark: Unicode.Scalar? = nil
  ) {
    self.opening = opening
    self.closing = closing
    self.literal = literal
    self.formatMark = formatMark
  }
}
