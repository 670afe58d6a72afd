import HTMLTags

extension CodeLanguage {
  /// JavaScript, by https://tc39.es/ecma262/#sec-ecmascript-language-lexical-grammar.
  static let javaScript = CodeLanguage(
    ["javascript", "js", "mjs", "cjs", "jsx", "node"], javaScriptTables)

  /// TypeScript: JavaScript with types.
  static let typeScript = CodeLanguage(
    ["typescript", "ts", "tsx", "mts", "cts"],
    javaScriptGrammar(
      keywords: "enum",
      contextual: """
        abstract asserts declare implements infer interface is keyof module namespace override
        private protected public readonly satisfies type unique
        """))

  /// The grammar, which is also used for scripts in HTML.
  static let javaScriptTables = GrammarTables(javaScriptGrammar())

  private static func javaScriptGrammar(
    keywords: String = "", contextual: String = ""
  ) -> LanguageGrammar {
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: [
        StringRule("\""), StringRule("'"),
        StringRule("`", isMultiline: true, interpolations: [Interpolation("${", "}")]),
      ],
      keywords: Set(
        words: """
          async await break case catch class const continue debugger default delete do else export
          extends false finally for function if import in instanceof let new null return super switch
          this throw true try typeof undefined var void while with yield \(keywords)
          """),
      contextualKeywords: Set(words: "as from get of set static \(contextual)"),
      numbers: NumberRule(suffixes: ["n"]), nameCharacters: "$", annotationMark: "@",
      specials: ["/": { $0.readRegularExpression() }],
      isKeywordHere: { !$0.isAfterMemberDot && !$0.isPropertyName($1) })
  }
}

extension GrammarReader {
  /// The keywords that are values, which may precede a colon.
  private static let operands = WordTable(["this", "super", "null", "true", "false", "undefined"])

  /// Indicates whether a word is a key of an object: `{ class: 1 }`.
  fileprivate func isPropertyName(_ word: Range<Int>) -> Bool {
    let end = word.upperBound
    guard end < cursor.end else { return false }
    let isBeforeColon =
      cursor.bytes[end] == ":"
      || (cursor.bytes[end] == "?" && cursor.byte(at: end + 1) == ":")
    return isBeforeColon && !Self.operands.contains(word, of: cursor.bytes)
      && !cursor.has("default")
  }

  /// Reads a regular expression; returns `false` for a division.
  ///
  /// The `//` of an address in the text of a JSX element is skipped: it is not a comment.
  fileprivate mutating func readRegularExpression() -> Bool {
    let start = cursor.position
    let next = cursor.byte(1)
    if next == "/", cursor.byte(-1) == ":" {
      pass(.punctuation(next), to: start + 2)
      return true
    }
    guard next != "/", next != "*", next != ">", cursor.byte(-1) != "<", !isAfterOperand,
      !specialFailure.contains(start)
    else { return false }
    var isInClass = false
    var index = start + 1
    while index < cursor.end, !cursor.bytes[index].isLineEnd {
      switch cursor.bytes[index] {
      case "\\": index += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "/" where !isInClass:
        let end = cursor.first(from: index + 1) { !$0.isLetter }
        cursor.add(.string, start..<end)
        pass(.string, to: end)
        return true
      default: break
      }
      index += 1
    }
    specialFailure = start..<max(start + 1, min(index, cursor.end))
    return false
  }

  /// Indicates whether the last element is a value, so that a `/` means division.
  ///
  /// A closing bracket usually ends a value. A regular expression after the condition of an `if`
  /// is mistaken for a division, and stays plain.
  private var isAfterOperand: Bool {
    switch state.last {
    case .nothing: false
    case .number, .string, .word: true
    case .keyword(let word): Self.operands.contains(word, of: cursor.bytes)
    case .punctuation(let byte):
      byte == ")" || byte == "]" || byte == "}" || isAfterDoubledSign(byte)
    }
  }

  /// Indicates whether the last character is the second of `++` or `--`.
  private func isAfterDoubledSign(_ sign: UInt8) -> Bool {
    guard sign == "+" || sign == "-", case .punctuation(let before) = state.beforeLast else {
      return false
    }
    return before == sign
  }
}
