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

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  /// The byte some places on, or 0 behind the end; places before the beginning have 0, too.
  func byte(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < end ? bytes[index] : 0
  }

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
  func byte(after index: Int) -> UInt8 {
    let index = behindBlanks(index)
    return index < end ? bytes[index] : 0
  }

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

  // MARK: Adding tokens

  /// Adds a token from a place to the position.
  mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    add(kind, start..<position)
  }

  mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(CodeToken(kind, range)) }
  }

  mutating func add(_ others: [CodeToken]) { tokens += others }

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
