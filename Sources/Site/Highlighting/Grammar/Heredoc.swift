import HTMLTags

/// A text on the following lines, up to a line that consists of a word.
struct Heredoc {
  let word: [UInt8]
  /// Indicates whether tabs may precede the word.
  let allowsTabs: Bool
}

extension GrammarReader {
  /// Reads `<<WORD`, `<<-WORD` and `<<'WORD'`; the text begins after the end of the line.
  mutating func readHeredocMark() -> Bool {
    guard cursor.byte(1) == "<", cursor.byte(2) != "<", cursor.byte(-1) != "<" else { return false }
    var index = cursor.position + 2
    let allowsTabs = cursor.byte(at: index) == "-"
    if allowsTabs { index += 1 }
    index = cursor.behindBlanks(index)
    guard index < cursor.end else { return false }
    let quote = cursor.bytes[index]
    let isQuoted = quote == "'" || quote == "\""
    if isQuoted { index += 1 }
    let end = cursor.first(from: index) { !$0.isInName && $0 != "-" && $0 != "." }
    guard end > index, end - index < 100, !cursor.bytes[index].isDigit,
      !isQuoted || (cursor.byte(at: end) == quote)
    else { return false }
    state.heredocs.append(Heredoc(word: Array(cursor.bytes[index..<end]), allowsTabs: allowsTabs))
    pass(.punctuation(UInt8(ascii: "<")), to: isQuoted ? end + 1 : end)
    return true
  }

  /// Reads the texts that follow a line, and moves to the end of the last one.
  mutating func readHeredocs() {
    let open = state.heredocs
    state.heredocs = []
    for heredoc in open {
      let start = cursor.position + 1
      guard maySearch, let end = end(of: heredoc, from: start) else { return noteFailedSearch() }
      cursor.position = end
      cursor.add(.string, start..<end)
    }
  }

  private func end(of heredoc: Heredoc, from start: Int) -> Int? {
    var line = start
    while line < cursor.end {
      let word = heredoc.allowsTabs ? cursor.first(from: line) { $0 != 0x09 } : line
      let end = word + heredoc.word.count
      if cursor.has(heredoc.word, at: word), end >= cursor.end || cursor.bytes[end].isLineEnd {
        return end
      }
      line = cursor.first(from: line) { $0 == 0x0A } + 1
    }
    return nil
  }
}
