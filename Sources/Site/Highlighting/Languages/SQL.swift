import HTMLTags

extension CodeLanguage {
  /// SQL, as far as its dialects agree.
  static let sql = CodeLanguage(
    ["sql", "mysql", "postgresql", "sqlite", "plpgsql"],
    LanguageGrammar(
      comments: [.line("--"), .block("/*", "*/")],
      strings: [StringRule("'", escapes: false, doubles: true, isMultiline: true)],
      keywords: Set(
        words: """
          add all alter and any as asc begin between by cascade case cast check collate column
          commit constraint create cross default delete desc distinct drop else end except exists
          false foreign from full grant group having if in index inner insert intersect into is join
          key left like limit natural not null offset on or order outer over partition primary
          references returning revoke right rollback select set table then transaction true union
          unique update using values view when where with
          """),
      ignoresCase: true,
      // A text in double quotes is a name.
      specials: ["\"": { $0.passQuotedName() }]))
}

extension GrammarReader {
  /// Skips a name in double quotes, whatever it contains.
  fileprivate mutating func passQuotedName() -> Bool {
    let start = cursor.position
    let end = cursor.first(from: start + 1) { $0 == "\"" || $0.isLineEnd }
    guard cursor.byte(at: end) == "\"" else { return false }
    pass(.word(start..<end + 1), to: end + 1)
    return true
  }
}
