import HTMLTags

/// A position in code, and the tokens before it.
///
/// Readers advance `position` and add tokens; they never read beyond `end`.
struct CodeCursor {
  let bytes: [UInt8]
  /// The end of the code, or of an embedded piece in another language.
  let end: Int
  var position: Int
  private(set) var tokens: [CodeToken] = []
  /// The texts without further occurrences, each with the index from which the search began.
  private var missing: [String: Int] = [:]

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { byte(at: position) }

  /// Returns the byte at a distance from the position, or 0 outside the code.
  func byte(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < end ? bytes[index] : 0
  }

  /// Returns the byte at an index, or 0 beyond the end.
  func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// Indicates whether a text is at an index.
  func has(_ text: [UInt8], at start: Int) -> Bool {
    guard start + text.count <= end else { return false }
    for index in text.indices where bytes[start + index] != text[index] { return false }
    return true
  }

  /// Indicates whether a text is at the position.
  func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    return text.withUTF8Buffer { text in
      for index in 0..<count where bytes[position + index] != text[index] { return false }
      return true
    }
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Looking ahead

  /// Returns the index of the first byte from `start` on that satisfies a condition, or the end.
  func first(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < end, !condition(bytes[index]) { index += 1 }
    return min(index, end)
  }

  /// Returns the end of the line that contains an index, without its line ending.
  func lineEnd(from index: Int) -> Int { first(from: index, where: \.isLineEnd) }

  /// Returns the index after the blanks at an index.
  func behindBlanks(_ start: Int) -> Int { first(from: start) { !$0.isBlank } }

  /// Returns the byte after the blanks at an index, or 0 at the end.
  func byte(after index: Int) -> UInt8 { byte(at: behindBlanks(index)) }

  /// Returns the next index of a text, or `nil`.
  ///
  /// - Complexity: O(*n*) in the distance, since the texts are short.
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

  /// Returns the index after the next occurrence of a text; a failed search is not repeated.
  mutating func end(of text: String, from start: Int) -> Int? {
    if let known = missing[text], known <= start { return nil }
    guard let found = index(of: Array(text.utf8), from: start) else {
      missing[text] = start
      return nil
    }
    return found + text.utf8.count
  }

  // MARK: Adding tokens

  /// Adds a token from an index to the position.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    add(kind, start..<position)
  }

  mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(CodeToken(kind, range)) }
  }

  /// Reads a token up to the end of a text, which is searched `length` bytes after the position;
  /// returns `false` if there is none.
  mutating func readStretch(to text: String, behind length: Int, _ kind: CodeToken.Kind) -> Bool {
    guard let end = end(of: text, from: position + length) else { return false }
    add(kind, position..<end)
    position = end
    return true
  }

  /// Reads a range in another language.
  mutating func read(_ piece: Range<Int>, by read: (inout CodeCursor) -> Void) {
    var cursor = CodeCursor(bytes, piece)
    read(&cursor)
    tokens += cursor.tokens
    position = piece.upperBound
  }

  /// Removes tokens, and moves back.
  mutating func goBack(to index: Int, tokens count: Int) {
    position = index
    tokens.removeLast(tokens.count - count)
  }

  /// Changes the kind of tokens.
  mutating func change(tokensFrom first: Int, to kind: CodeToken.Kind) {
    for index in first..<tokens.count { tokens[index] = CodeToken(kind, tokens[index].range) }
  }
}

/// A reader that moves a cursor through code.
protocol CodeReader {
  var cursor: CodeCursor { get set }

  /// Reads all code.
  mutating func read()
}

extension CodeCursor {
  /// Reads all code with a reader.
  mutating func read<Reader: CodeReader>(by makeReader: (CodeCursor) -> Reader) {
    var reader = makeReader(self)
    reader.read()
    self = reader.cursor
  }
}

/// Finds the ends of quoted texts, and scans each byte only a few times even if many have no end.
struct QuoteFinder {
  let escapes: Bool
  let isMultiline: Bool
  private var singleFailure = 0..<0
  private var doubleFailure = 0..<0

  init(escapes: Bool, isMultiline: Bool) {
    self.escapes = escapes
    self.isMultiline = isMultiline
  }

  /// Returns the index after the quotation mark that closes the one at an index, or `nil`.
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
  /// Indicates whether the byte is part of a line ending.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Indicates whether a name may begin with the byte: a letter, `_`, or a non-ASCII byte.
  var beginsName: Bool { isLetter || self == 0x5F || self >= 0x80 }

  /// Indicates whether a name may contain the byte.
  var isInName: Bool { beginsName || isDigit }
}

extension Unicode.Scalar {
  /// The byte of an ASCII character; 0 for any other, which does not occur in code.
  var asciiByte: UInt8 { isASCII ? UInt8(value) : 0 }
}
