import HTMLTags

/// The marks beyond CommonMark that a text may hold, and the text as libcmark is given it.
///
/// libcmark resolves `\~` to `~` and `\[^1]` to `[^1]`, and takes `[^1]: word` for the definition
/// of a link. So one character of each is replaced by one that the text does not hold: bytes and
/// columns stay where they are. ``InlineSyntaxPass`` puts back what was there. In the place of `~`
/// there is another mark of punctuation, so that emphasis beside it begins and ends where it would.
///
/// A reference such as `[^1]` is left to libcmark, to which it is text: what is beside it, such as
/// emphasis that ends there, is read as if it were any bracket.
struct SyntaxMarks {
  /// The text with the characters replaced.
  private(set) var text: String
  /// Replaces a `~` behind a backslash; `nil` if there is none.
  private(set) var tilde: UInt8?
  /// Replaces the bracket of `[^name]:` where a note begins; `nil` if there is none.
  private(set) var bracket: UInt8?
  /// Replaces the second character of `\[^name]`; `nil` if there is none.
  private(set) var caret: UInt8?
  /// Tells whether any mark may be there: of most texts nothing more has to be looked at.
  private(set) var isAny = false

  /// Looks for the marks.
  ///
  /// - Complexity: O(*n*).
  init(_ text: String, _ syntax: Set<MarkdownSyntax>, _ features: TextFeatures) {
    self.text = text
    // With CommonMark alone, marks of other dialects are not reported.
    guard !syntax.isEmpty else { return }
    isAny = !features.isDisjoint(with: .marks) || Self.beginsWithModule(text)
    guard !features.isDisjoint(with: .replaced) else { return }
    var bytes = Array(text.utf8)
    guard let spare = Self.spare(in: bytes) else { return }
    var index = 0
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case ("\\", "~"):
        // A text that has all these marks has a backslash that libcmark leaves, too.
        let mark = tilde ?? Self.spareMark(in: bytes) ?? spare.tilde
        bytes[index + 1] = mark
        tilde = mark
        index += 1
      case ("\\", "[") where bytes[(index + 2)...].first == "^":
        bytes[index + 2] = spare.caret
        caret = spare.caret
        index += 2
      case ("\\", _): index += 1
      case ("[", "^")
      where Self.beginsNote(bytes[(index + 2)...]) && Self.isFirst(index, in: bytes):
        bytes[index] = spare.bracket
        bracket = spare.bracket
      default: break
      }
      index += 1
    }
    if replacesAny { self.text = String(decoding: bytes, as: UTF8.self) }
  }

  /// A text as it was written; `nil` if no character of it is replaced.
  func restored(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 == tilde || $0 == bracket || $0 == caret }) else {
      return nil
    }
    return String(
      decoding: text.utf8.map { byte in
        switch byte {
        case tilde: UInt8(ascii: "~")
        case bracket: UInt8(ascii: "[")
        case caret: UInt8(ascii: "^")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// Tells whether any character is replaced.
  var replacesAny: Bool { tilde != nil || bracket != nil || caret != nil }

  /// Tells whether what follows `[^` is a name, a bracket and a colon.
  private static func beginsNote(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let name = FootnoteName.name(at: rest) else { return false }
    return rest.dropFirst(name.count + 1).first == ":"
  }

  /// Tells whether nothing is before a byte on its line but the marks of quotations and lists.
  private static func isFirst(_ index: Int, in bytes: [UInt8]) -> Bool {
    let start = bytes[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return bytes[start..<index].allSatisfy { " \t>*+-0123456789.)".utf8.contains($0) }
  }

  /// Tells whether a text begins as texts of MDX do, with what it takes from modules.
  private static func beginsWithModule(_ text: String) -> Bool {
    text.utf8.drop { $0 <= 0x20 }.starts(with: "import ".utf8)
  }

  /// A mark of punctuation that a text does not hold, and that means nothing to libcmark.
  private static func spareMark(in bytes: [UInt8]) -> UInt8? {
    "^$%;@?,/".utf8.first { !bytes.contains($0) }
  }

  /// Three control characters that a text does not hold.
  private static func spare(
    in bytes: [UInt8]
  ) -> (tilde: UInt8, bracket: UInt8, caret: UInt8)? {
    let free = Set(1...8).subtracting(bytes.lazy.filter { $0 <= 8 }).sorted()
    return free.count < 3 ? nil : (free[0], free[1], free[2])
  }
}

/// The name between `[^` and `]`.
enum FootnoteName {
  /// The number of bytes that a name has at most.
  private static let longest = 200

  /// The name that is between `[^`, after which a text goes on, and `]`; `nil` if there is none.
  static func name(at rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = rest.prefix(longest + 1).prefix {
      $0 > 0x20 && $0 != 0x7F && !"[]<>\"'`&^\\%#".utf8.contains($0)
    }
    guard !name.isEmpty, name.count <= longest,
      rest.dropFirst(name.count).first == "]"
    else { return nil }
    return name
  }
}
