import HTMLTags

/// A place in code, and the tokens found up to there.
///
/// Whoever reads moves `position` on and adds tokens; nothing is ever read behind `end`.
struct CodeCursor {
  let bytes: [UInt8]
  /// The end of what is read: of the whole, or of the piece that is in another language.
  let end: Int
  var position: Int
  private(set) var tokens: [CodeToken] = []
  /// The texts that were looked for in vain, each with the place from which on it does not come.
  private var missing: [String: Int] = [:]

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { byte(at: position) }

  /// The byte some places on, or 0 behind the end; places before the beginning have 0, too.
  func byte(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < end ? bytes[index] : 0
  }

  /// The byte at a place, or 0 behind the end.
  func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// Tells whether a text is at a place.
  func has(_ text: [UInt8], at start: Int) -> Bool {
    guard start + text.count <= end else { return false }
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }

  /// Tells whether a text is at the position.
  func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    return text.withUTF8Buffer { text in
      for index in 0..<count where bytes[position + index] != text[index] { return false }
      return true
    }
  }

  /// The bytes of a range, as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Looking ahead

  /// The place of the first byte from a place on that satisfies a condition, or the end.
  ///
  /// - Complexity: O(*n*) in the distance.
  func first(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < end, !condition(bytes[index]) { index += 1 }
    return min(index, end)
  }

  /// The end of the line that a place is in, without the characters that end it.
  func lineEnd(from index: Int) -> Int { first(from: index, where: \.isLineEnd) }

  /// The place behind the blanks at a place.
  func behindBlanks(_ start: Int) -> Int { first(from: start) { !$0.isBlank } }

  /// The byte behind the blanks at a place, or 0 at the end.
  func byte(after index: Int) -> UInt8 { byte(at: behindBlanks(index)) }

  /// The place of a text from a place on, or `nil`.
  ///
  /// - Complexity: O(*n*) in the distance: the texts that are looked for are short.
  func index(of text: [UInt8], from start: Int) -> Int? {
    guard let head = text.first else { return start }
    var index = start
    while true {
      index = first(from: index) { $0 == head }
      if index >= end { return nil }
      if has(text, at: index) { return index }
      index += 1
    }
  }

  /// The place behind a text that comes next from a place on; `nil` if none does, for which is
  /// looked once.
  mutating func end(of text: String, from start: Int) -> Int? {
    if let known = missing[text], known <= start { return nil }
    guard let found = index(of: Array(text.utf8), from: start) else {
      missing[text] = start
      return nil
    }
    return found + text.utf8.count
  }

  // MARK: Adding tokens

  /// Adds a token from a place to the position.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    add(kind, start..<position)
  }

  mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(CodeToken(kind, range)) }
  }

  /// Reads a stretch from the position up to a text, which is looked for behind so many bytes; says
  /// `false` if it does not come.
  mutating func readStretch(to text: String, behind length: Int, _ kind: CodeToken.Kind) -> Bool {
    guard let end = end(of: text, from: position + length) else { return false }
    add(kind, position..<end)
    position = end
    return true
  }

  /// Reads a piece that is in another language.
  mutating func read(_ piece: Range<Int>, by read: (inout CodeCursor) -> Void) {
    var cursor = CodeCursor(bytes, piece)
    read(&cursor)
    tokens += cursor.tokens
    position = piece.upperBound
  }

  /// Takes back tokens, and goes back.
  mutating func goBack(to index: Int, tokens count: Int) {
    position = index
    tokens.removeLast(tokens.count - count)
  }

  /// Gives tokens another kind.
  mutating func change(tokensFrom first: Int, to kind: CodeToken.Kind) {
    for index in first..<tokens.count { tokens[index] = CodeToken(kind, tokens[index].range) }
  }
}

/// A reader that moves a cursor through code.
protocol CodeReader {
  var cursor: CodeCursor { get set }

  /// Reads all there is.
  mutating func read()
}

extension CodeCursor {
  /// Reads all there is by a reader.
  mutating func read<Reader: CodeReader>(by makeReader: (CodeCursor) -> Reader) {
    var reader = makeReader(self)
    reader.read()
    self = reader.cursor
  }
}

/// Finds the ends of quoted texts, and looks at each byte only a few times though many may have
/// none.
struct QuoteFinder {
  let escapes: Bool
  let isMultiline: Bool
  private var singleFailure = 0..<0
  private var doubleFailure = 0..<0

  init(escapes: Bool, isMultiline: Bool) {
    self.escapes = escapes
    self.isMultiline = isMultiline
  }

  /// The place behind the quotation mark that closes the one at a place; `nil` if there is none.
  mutating func end(from start: Int, in cursor: CodeCursor) -> Int? {
    let quote = cursor.bytes[start]
    let failure = quote == "'" ? singleFailure : doubleFailure
    guard !failure.contains(start) else { return nil }
    var index = start + 1
    while index < cursor.end {
      let byte = cursor.bytes[index]
      if byte == quote { return index + 1 }
      if byte == "\n", !isMultiline { break }
      index += byte == "\\" && escapes ? 2 : 1
    }
    let failed = start..<max(start + 1, min(index, cursor.end))
    if quote == "'" { singleFailure = failed } else { doubleFailure = failed }
    return nil
  }
}

extension UInt8 {
  /// Tells whether it ends a line.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Tells whether a name may begin with it: a letter, `_`, or what is not ASCII.
  var beginsName: Bool { isLetter || self == 0x5F || self >= 0x80 }

  /// Tells whether it may occur in a name.
  var isInName: Bool { beginsName || isDigit }
}

extension Unicode.Scalar {
  /// The byte of an ASCII character; of another one 0, which no code has.
  var asciiByte: UInt8 { isASCII ? UInt8(value) : 0 }
}
