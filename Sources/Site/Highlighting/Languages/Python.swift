extension CodeLanguage {
  /// Python 3, by https://docs.python.org/3/reference/lexical_analysis.html.
  static let python = CodeLanguage(
    ["python", "py", "python3", "py3", "pyi"],
    LanguageGrammar(
      comments: [.line("#")],
      strings: ["\"\"\"", "'''", "\"", "'"].flatMap(strings),
      keywords: Set(
        words: """
          False None True and as assert async await break class continue def del elif else except
          finally for from global if import in is lambda nonlocal not or pass raise return try while
          with yield
          """),
      contextualKeywords: ["match", "case", "type"], numbers: NumberRule(suffixes: ["j"]),
      specials: ["@": { $0.state.startsLine && $0.readAnnotation() }],
      isKeywordHere: { reader, word in
        !reader.isAfterMemberDot
          && (!reader.tables.isContextual(word, reader) || reader.state.startsLine)
      }))

  /// Returns the rules for strings between two marks, with all possible prefixes.
  private static func strings(_ mark: String) -> [StringRule] {
    let isMultiline = mark.count == 3
    let plain = ["", "r", "u", "b", "br", "rb"].flatMap(capitals).map {
      StringRule($0 + mark, mark, isMultiline: isMultiline)
    }
    let formatted = ["f", "fr", "rf", "t", "tr", "rt"].flatMap(capitals).map {
      StringRule(
        $0 + mark, mark, isMultiline: isMultiline,
        interpolations: [Interpolation("{", "}", literal: "{{", formatMark: ":")])
    }
    return plain + formatted
  }

  /// Returns all combinations of upper and lower case for a prefix.
  private static func capitals(_ prefix: String) -> Set<String> {
    prefix.reduce(into: [""]) { found, letter in
      found = Set(found.flatMap { ["\($0)\(letter)", $0 + letter.uppercased()] })
    }
  }
}
