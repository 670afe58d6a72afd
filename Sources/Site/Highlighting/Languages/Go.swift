extension CodeLanguage {
  /// Go, by https://go.dev/ref/spec.
  static let go = CodeLanguage(
    ["go", "golang"],
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [
        StringRule("\""), StringRule("'"), StringRule("`", escapes: false, isMultiline: true),
      ],
      keywords: Set(
        words: """
          break case chan const continue default defer else fallthrough for func go goto if import
          interface map package range return select struct switch type var true false nil iota
          """),
      numbers: NumberRule(suffixes: ["i"])))
}
