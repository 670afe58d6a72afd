/// The marks beyond CommonMark that a text may hold, and the text as libcmark is given it.
///
/// libcmark resolves `\~` to `~` and takes `[^1]: word` for the definition of a link. So the
/// backslash of the one and the bracket of the other are replaced by control characters that the
/// text does not hold: bytes and columns stay where they are. ``InlineSyntaxPass`` puts back what
/// was there.
struct SyntaxMarks {
  /// The text with the characters replaced.
  private(set) var text: String
  /// Replaces the backslash before a `~`; `nil` if there is none.
  private(set) var backslash: UInt8?
  /// Replaces the bracket of `[^name]`; `nil` if there is none.
  private(set) var bracket: UInt8?
  /// Tells whether any mark may be there: of most texts nothing more has to be looked at.
  private(set) var isAny = false

  /// Looks for the marks.
  ///
  /// - Complexity: O(*n*).
  init(_ text: String, _ syntax: Set<MarkdownSyntax>) {
    self.text = text
    // With CommonMark alone, marks of other dialects are not reported.
    guard !syntax.isEmpty else { return }
    isAny = self.text.withUTF8(Self.beginnings.areHeld)
    guard isAny else { return }
    var bytes = Array(text.utf8)
    guard let spare = Self.spare(in: bytes) else { return }
    var isChanged = false
    var index = 0
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "~")):
        bytes[index] = spare.0
        backslash = spare.0
        isChanged = true
        index += 1
      case (UInt8(ascii: "\\"), _): index += 1
      case (UInt8(ascii: "["), UInt8(ascii: "^")) where Self.isFootnote(bytes[(index + 2)...]):
        if index > 0, bytes[index - 1] == UInt8(ascii: "!") { break }
        bytes[index] = spare.1
        bracket = spare.1
        isChanged = true
      default: break
      }
      index += 1
    }
    if isChanged { self.text = String(decoding: bytes, as: UTF8.self) }
  }

  /// A literal of code or raw HTML as it was written.
  func restored(_ literal: String) -> String {
    String(
      decoding: literal.utf8.map { byte in
        byte == backslash ? UInt8(ascii: "\\") : byte == bracket ? UInt8(ascii: "[") : byte
      }, as: UTF8.self)
  }

  /// Tells whether a literal contains a replaced character.
  func isReplaced(_ bytes: some Sequence<UInt8>) -> Bool {
    guard backslash != nil || bracket != nil else { return false }
    return bytes.contains { $0 == backslash || $0 == bracket }
  }

  /// Tells whether what follows `[^` is a name and a bracket, and no link's address follows.
  private static func isFootnote(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix(FootnoteName.longest + 1).prefix { FootnoteName.mayHold($0) }
    guard !name.isEmpty, name.count <= FootnoteName.longest else { return false }
    let after = rest.dropFirst(name.count)
    return after.first == UInt8(ascii: "]") && after.dropFirst().first != UInt8(ascii: "(")
  }

  /// Two control characters that a text does not hold.
  private static func spare(in bytes: [UInt8]) -> (UInt8, UInt8)? {
    var isTaken = [Bool](repeating: false, count: 0x20)
    for byte in bytes where byte < 0x20 { isTaken[Int(byte)] = true }
    let free = (UInt8(1)...8).filter { !isTaken[Int($0)] }
    return free.count < 2 ? nil : (free[0], free[1])
  }

  /// The characters with which any mark begins, each with the one after it.
  private static let beginnings = BytePairs([
    ("~@", nil), ("[", "^! xX"), ("{", "{%#:."), (":", ":/"), ("wW", "wW"),
  ])
}

/// The name between `[^` and `]`.
enum FootnoteName {
  /// The number of bytes that a name has at most.
  static let longest = 200

  /// Tells whether a name may hold a byte.
  static func mayHold(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !"[]<>\"'`&^\\%#".utf8.contains(byte)
  }
}
