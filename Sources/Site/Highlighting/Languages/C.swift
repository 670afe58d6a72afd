import HTMLTags

extension CodeLanguage {
  /// C, by ISO/IEC 9899:2024, 6.4.
  static let c = CodeLanguage(["c", "h"], cGrammar())

  /// C++, by https://eel.is/c++draft/lex.
  static let cPlusPlus = CodeLanguage(
    ["c++", "cpp", "cc", "cxx", "hpp", "hh", "hxx"],
    {
      var grammar = cGrammar(
        keywords: """
          and asm catch char8_t char16_t char32_t class concept consteval constinit const_cast
          co_await co_return co_yield decltype delete dynamic_cast explicit export friend mutable
          namespace new noexcept not operator or private protected public reinterpret_cast requires
          static_cast template this throw try typeid typename using virtual wchar_t
          """)
      grammar.contextualKeywords = ["final", "override", "import", "module"]
      for prefix in ["R", "LR", "uR", "UR", "u8R"] {
        guard let first = prefix.unicodeScalars.first else { continue }
        let other = grammar.specials[first]
        grammar.specials[first] = { reader in
          reader.readRawCPlusPlusString(prefix.utf8.count) || other?(&reader) ?? false
        }
      }
      return grammar
    }())

  /// Objective-C: C with words that begin with `@`.
  static let objectiveC = CodeLanguage(
    ["objective-c", "objectivec", "objc", "obj-c"],
    {
      var grammar = cGrammar(keywords: "self super nil Nil YES NO id instancetype")
      grammar.strings.append(StringRule("@\"", "\""))
      grammar.annotationMark = "@"
      return grammar
    }())

  /// Returns the grammar of C with additional keywords.
  private static func cGrammar(keywords: String = "") -> LanguageGrammar {
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/")],
      strings: ["", "L", "u", "U", "u8"].flatMap {
        [StringRule($0 + "\"", "\""), StringRule($0 + "'", "'")]
      },
      keywords: Set(
        words: """
          alignas alignof auto bool break case char const constexpr continue default do double else
          enum extern false float for goto if inline int long nullptr register restrict return short
          signed sizeof static static_assert struct switch thread_local true typedef typeof union
          unsigned void volatile while NULL _Alignas _Alignof _Atomic _Bool _Complex _Generic _Noreturn
          _Static_assert _Thread_local \(keywords)
          """),
      numbers: NumberRule(
        separator: "'",
        suffixes: Set(
          words: "u l ul lu ll ull llu z uz zu f wb uwb f16 f32 f64 f128 bf16")),
      specials: ["#": { $0.readDirective() }])
  }
}

extension GrammarReader {
  /// Reads the name of a preprocessor directive, and the file that it includes.
  fileprivate mutating func readDirective() -> Bool {
    guard state.startsLine else { return false }
    let start = cursor.position
    let name = cursor.behindBlanks(start + 1)
    let end = cursor.first(from: name) { !$0.isLetter }
    guard Self.directives.contains(name..<end, of: cursor.bytes) else { return false }
    cursor.add(.attribute, start..<end)
    pass(.word(name..<end), to: end)
    let file = cursor.behindBlanks(end)
    guard Self.inclusions.contains(name..<end, of: cursor.bytes), cursor.byte(at: file) == "<"
    else { return true }
    let close = cursor.first(from: file) { $0 == ">" || $0.isLineEnd }
    guard cursor.byte(at: close) == ">" else { return true }
    cursor.add(.string, file..<close + 1)
    pass(.string, to: close + 1)
    return true
  }

  private static let inclusions = WordTable(["include", "import", "include_next", "embed"])
  private static let directives = WordTable(
    Set(
      words: """
        define elif elifdef elifndef else embed endif error if ifdef ifndef import include
        include_next line pragma undef warning
        """))

  /// Reads `R"mark(…)mark"`.
  fileprivate mutating func readRawCPlusPlusString(_ prefix: Int) -> Bool {
    let start = cursor.position
    guard cursor.byte(prefix - 1) == "R", cursor.byte(prefix) == "\"",
      cursor.byte(prefix - 2).isInName || prefix == 1
    else { return false }
    let mark = start + prefix + 1
    let limit = min(mark + 17, cursor.end)
    var bracket = mark
    while bracket < limit, cursor.bytes[bracket] != "(", !cursor.bytes[bracket].isSpace {
      bracket += 1
    }
    guard bracket < limit, cursor.bytes[bracket] == "(" else { return false }
    let closing = [0x29] + cursor.bytes[mark..<bracket] + [0x22]
    guard let index = search(closing, from: bracket + 1) else { return false }
    cursor.add(.string, start..<index + closing.count)
    pass(.string, to: index + closing.count)
    return true
  }
}
