import HTMLTags

extension CodeLanguage {
  /// Shell code, by POSIX.1-2024, Shell & Utilities 2, and the additions of bash; or a session, if
  /// the first line has a prompt.
  static let shell = CodeLanguage(
    ["shell", "sh", "bash", "zsh", "ksh", "shell-script", "envrc"],
    reading: { cursor in
      let first = cursor.first(from: 0) { !$0.isSpace }
      if first + 1 < cursor.end, cursor.bytes[first] == "$", cursor.bytes[first + 1].isBlank {
        cursor.readSession()
      } else {
        cursor.read(by: shellTables)
      }
    })

  /// A session: commands at a prompt, and their output.
  static let session = CodeLanguage(
    ["console", "shellsession", "shell-session", "sh-session", "bash-session", "terminal"],
    reading: { $0.readSession() })

  fileprivate static let shellTables: GrammarTables = {
    let code = [Interpolation("$(", ")"), Interpolation("${", "}")]
    return GrammarTables(
      LanguageGrammar(
        comments: [.lineAfterSpace("#")],
        strings: [
          StringRule("\"", isMultiline: true, interpolations: code),
          StringRule("'", escapes: false, isMultiline: true),
          StringRule("$'", "'", isMultiline: true),
        ],
        keywords: Set(
          words: """
            if then else elif fi for while until do done case esac in select function time export
            local readonly declare typeset unset return exit break continue shift source eval exec
            trap set
            """),
        numbers: nil,
        // All characters of a shell word, so that no part of a word is taken for a keyword.
        nameCharacters: "-./:@%+,=~^?*[]", hasEscapesInCode: true,
        specials: ["<": { $0.readHeredocMark() }, "$": { $0.passParameter() }],
        isKeywordHere: { $0.isShellKeyword($1) }, endLine: { $0.readHeredocs() }))
  }()
}

extension GrammarReader {
  private static let before = WordTable(Set(words: "if then else elif while until do time"))
  private static let lists = WordTable(["for", "case", "select"])

  /// Indicates whether a word is at the start of a command; `in` must follow the word after `for`,
  /// `case` or `select`.
  fileprivate func isShellKeyword(_ word: Range<Int>) -> Bool {
    if cursor.text(word) == "in" {
      guard case .keyword(let list) = state.beforeLast else { return false }
      return Self.lists.contains(list, of: cursor.bytes)
    }
    if state.startsLine { return true }
    switch state.last {
    case .nothing: return true
    case .keyword(let word): return Self.before.contains(word, of: cursor.bytes)
    case .punctuation(";"), .punctuation("|"), .punctuation("&"), .punctuation("("),
      .punctuation("`"):
      return true
    case .punctuation("{"), .punctuation("!"): return cursor.byte(-1).isBlank
    case .number, .string, .word, .punctuation: return false
    }
  }

  /// Skips `$name`, `$#`, simple forms of `${name#pattern}` and so on: their `#` is no comment.
  fileprivate mutating func passParameter() -> Bool {
    let start = cursor.position
    let next = cursor.byte(1)
    var end = start + 2
    if next == "{" {
      let limit = min(start + 200, cursor.end)
      while end < limit, cursor.bytes[end] != "}", !Self.isDelicate(cursor.bytes[end]) { end += 1 }
      guard end < limit, cursor.bytes[end] == "}" else { return false }
      end += 1
    } else if next.isInName {
      end = cursor.first(from: end) { !$0.isInName }
    } else if next != "#" && next != "?" && next != "!" && next != "$" {
      return false
    }
    pass(.word(start..<end), to: end)
    return true
  }

  private static func isDelicate(_ byte: UInt8) -> Bool {
    byte == "\"" || byte == "'" || byte == "{" || byte == "\\" || byte == "`" || byte.isLineEnd
  }
}

extension CodeCursor {
  /// Reads the commands after prompts; everything else is output, and stays plain.
  fileprivate mutating func readSession() {
    while !isAtEnd {
      let line = position
      let end = first(from: line) { $0 == 0x0A }
      if let prompt = prompt(line..<end) {
        let command = prompt..<commandEnd(from: end)
        add(.comment, line..<prompt)
        read(command) { $0.read(by: CodeLanguage.shellTables) }
      } else {
        position = end
      }
      position = min(position + 1, self.end)
    }
  }

  /// Returns the end of the prompt at the start of a line: `$ `, `% ` or `me@there:~$ `.
  private func prompt(_ line: Range<Int>) -> Int? {
    let mark = first(from: line.lowerBound) { $0 == "$" || $0 == "%" || $0.isSpace }
    guard mark < line.upperBound, !bytes[mark].isSpace,
      mark + 1 == line.upperBound || bytes[mark + 1].isBlank
    else { return nil }
    let host = bytes[line.lowerBound..<mark]
    return host.isEmpty || host.contains(UInt8(ascii: "@")) ? mark + 1 : nil
  }

  /// Returns the end of a command, which continues after a line that ends in a backslash.
  private func commandEnd(from lineEnd: Int) -> Int {
    var end = lineEnd
    while end > 0, end < self.end, bytes[end - 1] == "\\" {
      end = first(from: end + 1) { $0 == 0x0A }
    }
    return end
  }
}
