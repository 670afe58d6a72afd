import HTMLTags

extension CodeLanguage {
  /// TOML, by https://toml.io/en/v1.0.0.
  static let toml = CodeLanguage(
    ["toml"],
    {
      var grammar = LanguageGrammar(
        comments: [.line("#")],
        strings: [
          StringRule("\"\"\"", isMultiline: true),
          StringRule("'''", escapes: false, isMultiline: true),
          StringRule("\""), StringRule("'", escapes: false),
        ],
        keywords: ["true", "false", "inf", "nan"],
        // A dotted key is one word.
        nameCharacters: "-.", keyMark: "=", specials: ["[": { $0.readTableName() }])
      for sign in "+-".unicodeScalars {
        grammar.specials[sign] = { $0.cursor.byte(1).isDigit && $0.readTOMLNumber() }
      }
      for digit in "0123456789".unicodeScalars { grammar.specials[digit] = { $0.readTOMLNumber() } }
      return grammar
    }())

  /// INI files of many programs: sections, keys, comments.
  static let ini = CodeLanguage(
    ["ini", "cfg", "editorconfig", "gitconfig", "properties"],
    LanguageGrammar(
      comments: [.lineAfterSpace("#"), .lineAfterSpace(";")], numbers: nil,
      nameCharacters: "-.*/", keyMark: "=",
      specials: [
        "[": { $0.readTableName() },
        // A value extends to the end of its line, whatever it contains.
        "=": { reader in
          reader.pass(.string, to: reader.cursor.lineEnd(from: reader.cursor.position))
          return true
        },
      ]))
}

extension GrammarReader {
  /// Reads a table header that fills a line: `[a.b]`, `[[c]]`.
  fileprivate mutating func readTableName() -> Bool {
    let start = cursor.position
    guard state.startsLine, start == 0 || cursor.byte(-1) == "\n" else { return false }
    let line = cursor.lineEnd(from: start)
    let close = cursor.first(from: start) { $0 == "]" || $0 == "," || $0.isLineEnd }
    guard close < line, cursor.bytes[close] == "]" else { return false }
    let end = cursor.first(from: close) { $0 != "]" }
    let rest = cursor.behindBlanks(end)
    guard rest >= line || cursor.bytes[rest] == "#" || cursor.bytes[rest] == ";" else {
      return false
    }
    cursor.add(.keyword, start..<end)
    pass(.word(start..<end), to: end)
    return true
  }

  /// Reads a number, a date or a time, or a key made of digits.
  fileprivate mutating func readTOMLNumber() -> Bool {
    let start = cursor.position
    let end = cursor.first(from: start) {
      !$0.isInName && $0 != "-" && $0 != "+" && $0 != ":" && $0 != "."
    }
    if cursor.byte(after: end) == "=" {
      cursor.add(.attribute, start..<end)
    } else if cursor.bytes[start..<end].allSatisfy({ $0 < 0x80 }) {
      cursor.add(.number, start..<end)
    }
    pass(.number, to: end)
    return true
  }
}
