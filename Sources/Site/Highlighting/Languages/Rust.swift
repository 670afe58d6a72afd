import HTMLTags

extension CodeLanguage {
  /// Rust, by https://doc.rust-lang.org/reference/tokens.html.
  static let rust = CodeLanguage(
    ["rust", "rs"],
    LanguageGrammar(
      comments: [.line("//"), .block("/*", "*/", nests: true)],
      strings: ["", "b", "c"].map { StringRule($0 + "\"", "\"", isMultiline: true) },
      keywords: Set(
        words: """
          as async await break const continue crate dyn else enum extern false fn for if impl in let
          loop match mod move mut pub ref return self Self static struct super trait true type
          unsafe use where while macro_rules
          """),
      contextualKeywords: ["union"],
      numbers: NumberRule(
        suffixes: Set(
          words: "u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64")),
      specials: [
        "'": { $0.readRustCharacter(from: $0.cursor.position) },
        "b": { reader in
          reader.cursor.byte(1) == "'"
            && reader.readRustCharacter(from: reader.cursor.position + 1)
            || reader.readRawRustString(prefix: 2)
        },
        "c": { $0.readRawRustString(prefix: 2) },
        "r": { $0.readRawRustString(prefix: 1) || $0.readRawRustName() },
        "#": { $0.readRustAttribute() },
      ],
      // `.await` is the only keyword after a dot.
      isKeywordHere: { reader, _ in !reader.isAfterMemberDot || reader.cursor.has("await") }))
}

extension GrammarReader {
  /// Reads a character such as `'a'` or `'\u{1F980}'`, or skips a lifetime such as `'a`.
  fileprivate mutating func readRustCharacter(from quote: Int) -> Bool {
    let start = cursor.position
    let distance = quote - start + 1
    var end = quote + 1
    if cursor.byte(distance) == "\\" {
      // The longest escape is `'\u{10FFFF}'`, possibly with some `_`.
      end = min(end + 2, cursor.end)
      let limit = min(end + 16, cursor.end)
      while end < limit, cursor.bytes[end] != "'", !cursor.bytes[end].isLineEnd { end += 1 }
    } else if cursor.byte(distance) != "'" {
      end = cursor.first(from: end + 1) { $0 & 0xC0 != 0x80 }
    }
    if end > quote + 1, cursor.byte(at: end) == "'" {
      cursor.add(.string, start..<end + 1)
      pass(.string, to: end + 1)
    } else if cursor.byte(distance).beginsName {
      end = cursor.first(from: quote + 1) { !$0.isInName }
      pass(.word(start..<end), to: end)
    } else {
      return false
    }
    return true
  }

  /// Reads `r"…"`, `r#"…"#`, `br"…"` and so on.
  fileprivate mutating func readRawRustString(prefix: Int) -> Bool {
    guard cursor.byte(prefix - 1) == "r" else { return false }
    let start = cursor.position
    let quote = cursor.first(from: start + prefix) { $0 != "#" }
    guard cursor.byte(at: quote) == "\"" else { return false }
    let marks = quote - start - prefix
    guard marks < 256,
      let end = search([0x22] + [UInt8](repeating: 0x23, count: marks), from: quote + 1)
    else { return false }
    cursor.add(.string, start..<end + 1 + marks)
    pass(.string, to: end + 1 + marks)
    return true
  }

  /// Skips `r#type`, which is a name.
  fileprivate mutating func readRawRustName() -> Bool {
    guard cursor.byte(1) == "#", cursor.byte(2).beginsName else { return false }
    let start = cursor.position
    let end = cursor.first(from: start + 2) { !$0.isInName }
    pass(.word(start..<end), to: end)
    return true
  }

  /// Reads `#[…]` and `#![…]`.
  fileprivate mutating func readRustAttribute() -> Bool {
    let start = cursor.position
    let bracket = start + (cursor.byte(1) == "!" ? 2 : 1)
    guard cursor.byte(at: bracket) == "[", !specialFailure.contains(start) else {
      return false
    }
    var depth = 0
    var isInString = false
    for index in bracket..<cursor.end {
      switch cursor.bytes[index] {
      case "\"" where cursor.bytes[index - 1] != "\\": isInString.toggle()
      case "[" where !isInString: depth += 1
      case "]" where !isInString: depth -= 1
      default: continue
      }
      if depth == 0 {
        cursor.add(.attribute, start..<index + 1)
        pass(.punctuation(UInt8(ascii: "]")), to: index + 1)
        return true
      }
    }
    specialFailure = start..<cursor.end
    return false
  }
}
