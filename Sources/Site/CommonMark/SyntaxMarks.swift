import HTMLTags

/// The marks beyond CommonMark in a text, and the text in the form in which libcmark parses it.
///
/// libcmark resolves `\~` to `~` and `\[^1]` to `[^1]`, and treats `[^1]: word` as a link
/// definition. So one character of each mark is replaced by a character that does not occur in the
/// text, which keeps all bytes and columns in place. ``InlineSyntaxPass`` restores the original.
/// The replacement of `~` is punctuation too, so that emphasis beside it begins and ends in the
/// same place.
///
/// A reference such as `[^1]` is text to libcmark and is left alone, so that emphasis beside it is
/// parsed as beside any bracket.
struct SyntaxMarks {
  /// The text with the replacements.
  private(set) var text: String
  /// The replacement of an escaped `~`; `nil` if there is none.
  private(set) var tilde: UInt8?
  /// The replacement of the bracket in `[^name]:` at the start of a note; `nil` if there is none.
  private(set) var bracket: UInt8?
  /// The replacement of the caret in `\[^name]`; `nil` if there is none.
  private(set) var caret: UInt8?
  /// Indicates whether any mark may occur; for most texts, nothing more needs to be checked.
  private(set) var isAny = false

  /// Finds the marks.
  ///
  /// - Complexity: O(*n*).
  init(_ text: String, _ syntax: Set<MarkdownSyntax>, _ features: TextFeatures) {
    self.text = text
    // With plain CommonMark, marks of other dialects are not reported.
    guard !syntax.isEmpty else { return }
    isAny = !features.isDisjoint(with: .marks) || Self.beginsWithModule(text)
    guard !features.isDisjoint(with: .replaced) else { return }
    var bytes = Array(text.utf8)
    guard let spare = Self.spare(in: bytes) else { return }
    var index = 0
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case ("\\", "~"):
        // The fallback is a control character, in front of which libcmark keeps the backslash.
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

  /// Returns the original of a text; `nil` if it has no replaced characters.
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

  /// Indicates whether any character is replaced.
  var replacesAny: Bool { tilde != nil || bracket != nil || caret != nil }

  /// Indicates whether a name, a bracket and a colon follow `[^`.
  private static func beginsNote(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let name = FootnoteName.name(at: rest) else { return false }
    return rest.dropFirst(name.count + 1).first == ":"
  }

  /// Indicates whether only marks of quotations and lists precede a byte on its line.
  private static func isFirst(_ index: Int, in bytes: [UInt8]) -> Bool {
    let start = bytes[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return bytes[start..<index].allSatisfy { " \t>*+-0123456789.)".utf8.contains($0) }
  }

  /// Indicates whether a text begins with an import, as MDX texts do.
  private static func beginsWithModule(_ text: String) -> Bool {
    text.utf8.drop { $0 <= 0x20 }.starts(with: "import ".utf8)
  }

  /// Returns punctuation that does not occur in a text and has no meaning to libcmark.
  private static func spareMark(in bytes: [UInt8]) -> UInt8? {
    "^$%;@?,/".utf8.first { !bytes.contains($0) }
  }

  /// Returns three control characters that do not occur in a text.
  private static func spare(
    in bytes: [UInt8]
  ) -> (tilde: UInt8, bracket: UInt8, caret: UInt8)? {
    let free = Set(1...8).subtracting(bytes.lazy.filter { $0 <= 8 }).sorted()
    return free.count < 3 ? nil : (free[0], free[1], free[2])
  }
}

/// Parses the name between `[^` and `]`.
enum FootnoteName {
  /// The maximum length of a name in bytes.
  private static let longest = 200

  /// Returns the name between `[^`, after which `rest` begins, and `]`; `nil` if there is none.
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
