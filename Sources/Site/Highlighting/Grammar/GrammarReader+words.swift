import HTMLTags

extension GrammarReader {
  /// Indicates whether the element at the position is a member, because a single dot precedes it.
  var isAfterMemberDot: Bool {
    cursor.byte(-1) == "." && cursor.byte(-2) != "."
  }

  mutating func readWord() {
    let start = cursor.position
    let end = cursor.first(from: start) { !tables.isInName($0) }
    let word = start..<end
    if let mark = tables.grammar.keyMark, cursor.byte(after: end) == mark {
      cursor.add(.attribute, word)
      pass(.word(word), to: end)
    } else if isKeyword(word) {
      cursor.add(.keyword, word)
      pass(.keyword(word), to: end)
    } else {
      pass(.word(word), to: end)
    }
  }

  private func isKeyword(_ word: Range<Int>) -> Bool {
    let isOne =
      tables.keywords.contains(word, of: cursor.bytes)
      || (tables.contextualKeywords.contains(word, of: cursor.bytes)
        && isBeforeOperand(word.upperBound))
    return isOne && tables.grammar.isKeywordHere(self, word)
  }

  /// Indicates whether whitespace follows, and after it a word, a string or a list.
  private func isBeforeOperand(_ index: Int) -> Bool {
    let next = cursor.behindBlanks(index)
    guard next > index, next < cursor.end else { return false }
    let byte = cursor.bytes[next]
    return byte.isInName || byte == "\"" || byte == "'" || byte == "{" || byte == "[" || byte == "*"
  }

  /// Indicates whether a dot begins a number rather than being the second dot of a range.
  var beginsFraction: Bool { cursor.byte(1).isDigit && cursor.byte(-1) != "." }

  mutating func readNumber() {
    let start = cursor.position
    guard let rule = tables.grammar.numbers, !isPartOfName(start) else {
      return pass(.word(start..<start), to: cursor.first(from: start + 1) { !tables.isInName($0) })
    }
    let (end, isNumber) = rule.end(in: cursor, from: start)
    if isNumber { cursor.add(.number, start..<end) }
    pass(.number, to: end)
  }

  /// Indicates whether digits continue the element before them: `pair.0`, `v1.2`.
  private func isPartOfName(_ index: Int) -> Bool {
    guard index > 0, cursor.position == index else { return false }
    if cursor.byte == "." {
      let before = cursor.byte(-1)
      return before.isInName || before == ")" || before == "]"
    }
    return isAfterMemberDot
  }

  /// Reads an annotation such as `@Override` or `@app.route`.
  mutating func readAnnotation() -> Bool {
    guard cursor.byte(1).beginsName, !cursor.byte(-1).isInName else { return false }
    let start = cursor.position
    let end = cursor.first(from: start + 1) { !$0.isInName && $0 != "." }
    cursor.add(.attribute, start..<end)
    pass(.word(start..<end), to: end)
    return true
  }
}
