/// The form of the tokens of a programming language.
///
/// ```swift
/// let lua = LanguageGrammar(
///   comments: [.block("--[[", "]]"), .line("--")],
///   strings: [StringRule("\""), StringRule("'"), StringRule("[[", "]]", escapes: false)],
///   keywords: ["and", "break", "do", "else", "end", "for", "function", "if", "local", "return"])
/// ```
///
/// Whatever fits no rule stays plain. So does what is never closed: a comment or a string without
/// an end, and all that only seems to be in it. A rule with an empty mark is none; marks that are a
/// single character are ASCII.
public struct LanguageGrammar: Sendable {
  /// The rules by which comments begin and end.
  ///
  /// Where two could begin, the longer beginning counts.
  public var comments: [CommentRule] = []
  /// The rules by which strings begin and end.
  ///
  /// Where two could begin, the longer beginning counts.
  public var strings: [StringRule] = []
  /// The words that the language keeps for itself.
  public var keywords: Set<String> = []
  /// Words that are keywords only before another word or the beginning of a string or a list, with
  /// space between: `type Name` and not `type = 1`.
  public var contextualKeywords: Set<String> = []
  /// Tells whether keywords may be written in capitals.
  public var ignoresCase = false
  /// The rule by which numbers are written, or `nil` if they stay plain.
  public var numbers: NumberRule? = NumberRule()
  /// ASCII characters in names, besides letters, digits and `_`.
  public var nameCharacters = ""
  /// The character that begins an annotation, such as `@` before `@Override`.
  public var annotationMark: Unicode.Scalar?
  /// The character after what is a key, such as `:` after `"name"` in JSON.
  public var keyMark: Unicode.Scalar?

  /// Tells whether a backslash outside strings takes away the meaning of what follows.
  var hasEscapesInCode = false
  /// A reader for what no rule can say, by the byte where it begins: reads it, or says `false`.
  var specials: [Unicode.Scalar: @Sendable (inout GrammarReader) -> Bool] = [:]
  /// Tells whether a keyword is one where it was found.
  var isKeywordHere: @Sendable (GrammarReader, Range<Int>) -> Bool = { reader, _ in
    !reader.isAfterMemberDot
  }
  /// The work at the end of a line, before it is passed.
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
  /// The words of a text, parted by spaces and the ends of lines.
  init(words text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// The rule by which comments begin and end.
public enum CommentRule: Hashable, Sendable {
  /// From a mark to the end of the line.
  case line(String)
  /// From a mark at the beginning of a line or after a space to the end of the line.
  case lineAfterSpace(String)
  /// From a mark to another one, over lines; within one that `nests` there may be others.
  case block(String, String, nests: Bool = false)

  var opening: String {
    switch self {
    case .line(let mark), .lineAfterSpace(let mark), .block(let mark, _, _): mark
    }
  }

  /// Tells whether it has a mark without characters, and is no rule.
  var isEmpty: Bool {
    if case .block(_, "", _) = self { return true }
    return opening.isEmpty
  }
}

/// The rule by which strings of one sort begin and end.
public struct StringRule: Sendable {
  /// The mark that begins one.
  public var opening: String
  /// The mark that ends one.
  public var closing: String
  /// Tells whether a backslash takes away the meaning of what follows.
  public var escapes: Bool
  /// Tells whether a closing mark that is written twice represents itself.
  public var doubles: Bool
  /// Tells whether it may go on over the end of a line.
  public var isMultiline: Bool
  /// The code that may occur within it.
  public var interpolations: [Interpolation]

  /// Creates a rule; what ends a string is what begins it, unless another mark is given.
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
  /// The mark that begins it: `${`.
  public var opening: String
  /// The character that ends it; within the code it may occur in pairs with the opening's last.
  public var closing: Unicode.Scalar
  /// A text that looks like a beginning and is none: `{{`.
  public var literal: String?
  /// The character after which the rest tells how the value is written: `:` in Python.
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
