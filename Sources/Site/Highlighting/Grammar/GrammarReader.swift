import HTMLTags

/// Tokenizes code by the rules of a grammar.
///
/// It reads ahead: an opening mark begins a comment or a string, unless it turns out to have no
/// end. Then the reader backtracks, and treats the mark as an ordinary character. So that each
/// byte is read only a few times, a failed rule is not tried again before the position where it
/// failed.
///
/// - Complexity: O(*n*) in the length of the code, for a given grammar.
struct GrammarReader: CodeReader {
  /// The last element that was read.
  enum LastElement {
    case nothing, number, string
    case word(Range<Int>)
    case keyword(Range<Int>)
    case punctuation(UInt8)
  }

  /// An open string, or code within one.
  struct OpenPiece {
    enum PieceContent {
      case string(Int)
      case code(GrammarTables.InterpolationTable)
      case format(GrammarTables.InterpolationTable)
    }
    var content: PieceContent
    /// The number of open brackets in the code.
    var depth = 0
    /// The position, the tokens and the state for backtracking.
    let position: Int
    let tokenCount: Int
    let state: ReaderState
  }

  /// The context that determines how the next element is read.
  struct ReaderState {
    var last = LastElement.nothing
    var beforeLast = LastElement.nothing
    /// Indicates whether only whitespace has been read on this line.
    var startsLine = true
    var heredocs: [Heredoc] = []
  }

  var cursor: CodeCursor
  let tables: GrammarTables
  var state = ReaderState()
  /// The open strings and code, the outermost first.
  var frames: [OpenPiece] = []
  /// For each group of rules, the range in which they are not tried again.
  private var failures: [Range<Int>]
  /// The range in which specials are not tried again.
  var specialFailure = 0..<0
  /// The number of failed searches.
  private var failedSearches = 0

  /// The maximum nesting of strings and code; anything more deeply nested is part of the string.
  static let depth = 64

  init(_ tables: GrammarTables, _ cursor: CodeCursor) {
    self.tables = tables
    self.cursor = cursor
    failures = Array(repeating: 0..<0, count: tables.groupCount)
  }

  /// Reads all code.
  mutating func read() {
    while true {
      while !cursor.isAtEnd { readPiece() }
      guard !frames.isEmpty else { return }
      fail(unclosedInLine ?? 0)
    }
  }

  private mutating func readPiece() {
    switch frames.last?.content {
    case .string(let number): readString(tables.strings[number])
    case .format(let code): readFormat(code)
    case .code(let code): if !readBrackets(code) { readCode() }
    case nil: readCode()
    }
  }

  private mutating func readCode() {
    let byte = cursor.byte
    if byte == "\n" {
      endLine()
    } else if byte.isSpace {
      cursor.position += 1
    } else if let special = tables.special(at: byte), special(&self) {
      state.startsLine = false
    } else if readOpening(byte) {
      return
    } else if byte == tables.annotationMark, readAnnotation() {
      return
    } else if tables.isInName(byte) && !byte.isDigit {
      readWord()
    } else if byte.isDigit || (byte == "." && beginsFraction) {
      readNumber()
    } else if byte == "\\", tables.grammar.hasEscapesInCode {
      pass(.punctuation(byte), to: min(cursor.position + 2, cursor.end))
    } else {
      pass(.punctuation(byte), to: cursor.position + 1)
    }
  }

  /// Records an element, and moves to its end.
  mutating func pass(_ element: LastElement, to end: Int) {
    state.beforeLast = state.last
    state.last = element
    state.startsLine = false
    cursor.position = end
  }

  /// Moves past a line ending, unless a string had to end before it.
  mutating func endLine() {
    if let open = unclosedInLine { return fail(open) }
    tables.grammar.endLine?(&self)
    cursor.position = min(cursor.position + 1, cursor.end)
    state.startsLine = true
  }

  /// Opens a string, or code within one.
  mutating func open(_ content: OpenPiece.PieceContent) {
    frames.append(
      OpenPiece(
        content: content, position: cursor.position, tokenCount: cursor.tokens.count,
        state: state))
  }
}

// MARK: Openings and comments

extension GrammarReader {
  private mutating func readOpening(_ byte: UInt8) -> Bool {
    for opening in tables.openings[Int(byte)]
    where opening.mark.count == 1 || cursor.has(opening.mark, at: cursor.position) {
      switch opening.rule {
      case .comment(let comment):
        if readComment(comment) { return true }
      case .string(let number):
        guard !isHopeless(tables.strings[number].group) else { continue }
        open(.string(number))
        let start = cursor.position
        cursor.position += opening.mark.count
        cursor.add(.string, from: start)
        state.startsLine = false
        return true
      }
    }
    return false
  }

  private mutating func readComment(_ comment: GrammarTables.CommentTable) -> Bool {
    let start = cursor.position
    guard !comment.needsSpace || start == 0 || isSeparator(cursor.bytes[start - 1]) else {
      return false
    }
    if let closing = comment.closing {
      guard !isHopeless(comment.group) else { return false }
      guard let end = end(of: comment, closing) else {
        failures[comment.group] = start..<cursor.end
        return false
      }
      cursor.position = end
    } else {
      cursor.position = cursor.lineEnd(from: start)
    }
    cursor.add(.comment, from: start)
    return true
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == ";" || byte == "(" || byte == ")" || byte == "&" || byte == "|"
  }

  private func end(of comment: GrammarTables.CommentTable, _ closing: [UInt8]) -> Int? {
    var depth = 1
    var index = cursor.position + comment.opening.count
    while index < cursor.end {
      if cursor.bytes[index] == closing[0], cursor.has(closing, at: index) {
        depth -= 1
        index += closing.count
        if depth == 0 { return index }
      } else if comment.nests, cursor.has(comment.opening, at: index) {
        depth += 1
        index += comment.opening.count
      } else {
        index += 1
      }
    }
    return nil
  }
}

// MARK: Unclosed marks

extension GrammarReader {
  private func isHopeless(_ group: Int) -> Bool { failures[group].contains(cursor.position) }

  /// The outermost open string that has to end on this line.
  var unclosedInLine: Int? {
    var outermost: Int?
    for index in frames.indices.reversed() {
      guard case .string(let number) = frames[index].content else { continue }
      if tables.strings[number].rule.isMultiline { break }
      outermost = index
    }
    return outermost
  }

  /// Backtracks to the start of an unclosed string.
  mutating func fail(_ index: Int) {
    guard case .string(let number) = frames[index].content else { return }
    let frame = frames[index]
    failures[tables.strings[number].group] =
      frame.position..<max(cursor.position, frame.position + 1)
    frames.removeSubrange(index...)
    state = frame.state
    cursor.goBack(to: frame.position, tokens: frame.tokenCount)
  }

  /// Returns the next index of a text, for specials; after some failures, it no longer searches.
  mutating func search(_ text: [UInt8], from index: Int) -> Int? {
    guard maySearch else { return nil }
    let found = cursor.index(of: text, from: index)
    if found == nil { noteFailedSearch() }
    return found
  }

  /// Indicates whether far searches are still worth their cost.
  var maySearch: Bool { failedSearches < 8 }

  mutating func noteFailedSearch() { failedSearches += 1 }
}

extension CodeCursor {
  /// Reads all code by the rules of a grammar.
  mutating func read(by tables: GrammarTables) {
    read { GrammarReader(tables, $0) }
  }
}
