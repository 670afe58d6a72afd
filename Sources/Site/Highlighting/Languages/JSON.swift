extension CodeLanguage {
  /// JSON, with the comments and bare keys of JSON5 and of configuration files.
  static let json = CodeLanguage(
    ["json", "jsonc", "json5", "geojson", "webmanifest", "jsonl", "ndjson"], jsonTables)

  /// For scripts in HTML, too.
  static let jsonTables = GrammarTables(
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [StringRule("\""), StringRule("'")],
      keywords: ["true", "false", "null", "Infinity", "NaN"], keyMark: ":"))
}
