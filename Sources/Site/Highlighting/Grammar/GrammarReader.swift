import HTMLTags

/// Reads code by the rules of a grammar.
///
/// It reads ahead: what is opened is taken for a comment or a string until there is no end to it.
/// Then it goes back to where that began, and takes the opening for a character like others. So
/// that this happens only a few times to each byte, a rule that failed is not tried again up to the
/// place of its failure.
///
/// - Complexity: O(*n*) in the length of the code, for one grammar.
struct GrammarReader: CodeReader {
  /// The last that was read.
  enum LastElement {
    case nothing, number, string
    case word(Range<Int>)
    case keyword(Range<Int>)
    case punctuation(UInt8)
  }

  /// A string that is open, or code within one.
  struct OpenPiece {
    enum PieceContent {
      case string(Int)
      case code(GrammarTables.InterpolationTable)
      case format(GrammarTables.InterpolationTable)
    }
    var content: PieceContent
    /// The number of brackets that are open in the code.
    var depth = 0
    /// The place, the tokens and the state to go back to.
    let position: Int
    let tokenCount: Int
    let state: ReaderState
  }

  /// What was read before a place, as far as it matters behind it.
  struct ReaderState {
    var last = LastElement.nothing
    var beforeLast = LastElement.nothing
    /// Tells whether nothing but space was read in this line.
    var startsLine = true
    var heredocs: [Heredoc] = []
  }

  var cursor: CodeCursor
  let tables: GrammarTables
  var state = ReaderState()
  /// The open ones, the outermost first.
  var frames: [OpenPiece] = []
  /// The ranges in which each group of rules is not to be tried.
  private var failures: [Range<Int>]
  /// The range in which specials are not to be tried again.
  var specialFailure = 0..<0
  /// The number of searches that were in vain.
  private var failedSearches = 0

  /// The number of strings and pieces of code that may be open within one another.
  ///
  /// What is deeper belongs to the string.
  static let depth = 64

  init(_ tables: GrammarTables, _ cursor: CodeCursor) {
    self.tables = tables
    self.cursor = cursor
    failures = Array(repeating: 0..<0, count: tables.groupCount)
  }

  /// Reads all there is.
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

  /// Goes on to a place, behind an element.
  mutating func pass(_ element: LastElement, to end: Int) {
    state.beforeLast = state.last
    state.last = element
    state.startsLine = false
    cursor.position = end
  }

  /// Passes the end of a line, unless a string had to end before it.
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

// MARK: What has no end

extension GrammarReader {
  private func isHopeless(_ group: Int) -> Bool { failures[group].contains(cursor.position) }

  /// The outermost string that is open and has to end in this line.
  var unclosedInLine: Int? {
    var outermost: Int?
    for index in frames.indices.reversed() {
      guard case .string(let number) = frames[index].content else { continue }
      if tables.strings[number].rule.isMultiline { break }
      outermost = index
    }
    return outermost
  }

  /// Goes back to where a string began that has no end.
  mutating func fail(_ index: Int) {
    guard case .string(let number) = frames[index].content else { return }
    let frame = frames[index]
    failures[tables.strings[number].group] =
      frame.position..<max(cursor.position, frame.position + 1)
    frames.removeSubrange(index...)
    state = frame.state
    cursor.goBack(to: frame.position, tokens: frame.tokenCount)
  }

  /// The place of a text from a place on, for specials; after some failures nothing is found.
  mutating func search(_ text: [UInt8], from index: Int) -> Int? {
    guard maySearch else { return nil }
    let found = cursor.index(of: text, from: index)
    if found == nil { noteFailedSearch() }
    return found
  }

  /// Tells whether it is worth while to look for what may be far away.
  var maySearch: Bool { failedSearches < 8 }

  mutating func noteFailedSearch() { failedSearches += 1 }
}

extension CodeCursor {
  /// Reads all there is by the rules of a grammar.
  mutating func read(by tables: GrammarTables) {
    read { GrammarReader(tables, $0) }
  }
}
