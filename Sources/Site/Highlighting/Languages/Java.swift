extension CodeLanguage {
  /// Java, by https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html.
  static let java = CodeLanguage(
    ["java"],
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [StringRule("\"\"\"", isMultiline: true), StringRule("\""), StringRule("'")],
      keywords: Set(
        words: """
          abstract assert boolean break byte case catch char class const continue default do double
          else enum extends false final finally float for goto if implements import instanceof int
          interface long native new null package private protected public return short static
          strictfp super switch synchronized this throw throws transient true try void volatile
          while
          """),
      contextualKeywords: ["record", "sealed", "permits", "var", "yield"],
      numbers: NumberRule(suffixes: ["l", "f", "d"]), annotationMark: "@",
      isKeywordHere: { reader, _ in
        !reader.isAfterMemberDot || reader.cursor.has("class") || reader.cursor.has("this")
          || reader.cursor.has("super") || reader.cursor.has("new")
      }))

  /// Kotlin, by https://kotlinlang.org/docs/keyword-reference.html.
  static let kotlin = CodeLanguage(
    ["kotlin", "kt", "kts"],
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/", nests: true)],
      strings: [
        StringRule(
          "\"\"\"", escapes: false, isMultiline: true, interpolations: [Interpolation("${", "}")]),
        StringRule("\"", interpolations: [Interpolation("${", "}")]), StringRule("'"),
      ],
      keywords: Set(
        words: """
          as break class continue do else false for fun if in interface is null object package return
          super this throw true try typealias val var when while
          """),
      contextualKeywords: Set(
        words: """
          abstract by companion const constructor data enum final import infix inline inner internal
          lateinit open operator out override private protected public sealed suspend where
          """),
      numbers: NumberRule(suffixes: ["l", "f", "u", "ul"]), annotationMark: "@"))

  /// C#, by https://learn.microsoft.com/dotnet/csharp/language-reference/keywords.
  static let cSharp = CodeLanguage(
    ["c#", "csharp", "cs"],
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [
        StringRule("\"\"\"", escapes: false, isMultiline: true),
        StringRule("@\"", "\"", escapes: false, doubles: true, isMultiline: true),
        StringRule("$\"", "\"", interpolations: [Interpolation("{", "}", literal: "{{")]),
        StringRule("\""), StringRule("'"),
      ],
      keywords: Set(
        words: """
          abstract as base bool break byte case catch char checked class const continue decimal
          default delegate do double else enum event explicit extern false finally fixed float for
          foreach goto if implicit in int interface internal is lock long namespace new null object
          operator out override params private protected public readonly ref return sbyte sealed
          short sizeof stackalloc static string struct switch this throw true try typeof uint ulong
          unchecked unsafe ushort using virtual void volatile while
          """),
      contextualKeywords: ["async", "await", "record", "required", "var", "yield"],
      numbers: NumberRule(suffixes: ["l", "u", "ul", "lu", "f", "d", "m"])))
}
