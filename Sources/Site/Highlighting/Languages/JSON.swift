extension CodeLanguage {
  /// JSON, including the comments and unquoted keys of JSON5 and of configuration files.
  static let json = CodeLanguage(
    ["json", "jsonc", "json5", "geojson", "webmanifest", "jsonl", "ndjson"], jsonTables)

  /// The grammar, which is also used for scripts in HTML.
  static let jsonTables = GrammarTables(
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [StringRule("\""), StringRule("'")],
      keywords: ["true", "false", "null", "Infinity", "NaN"], keyMark: ":"))
}
