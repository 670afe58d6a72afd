/// An edit of a file that fixes a problem: a range and its new text.
public struct Replacement: Hashable, Sendable {
  /// The file.
  public let file: String
  /// The range to replace.
  public let range: SourceRange
  /// The new text; empty to delete the range.
  public let text: String

  /// Creates a replacement for a range of a file.
  public init(file: String, range: SourceRange, text: String) {
    self.file = file
    self.range = range
    self.text = text
  }

  /// Creates a replacement for a word, if the word's exact location is known; `nil` if the length
  /// of the location is not that of the word.
  ///
  /// - Parameters:
  ///   - word: The word in the file.
  ///   - location: The location of the word; its length shows whether its end is known.
  ///   - text: The new text.
  ///   - mayBeQuoted: Whether a location two columns longer than the word means that the word is
  ///     in quotes, which are kept.
  public init?(
    of word: String, at location: SourceLocation?, by text: String, mayBeQuoted: Bool = true
  ) {
    guard let location, let range = location.range, range.start.line == range.end.line else {
      return nil
    }
    let length = word.unicodeScalars.count
    let quotes = range.end.column - range.start.column - length
    guard length > 0, quotes == 0 || mayBeQuoted && quotes == 2 else { return nil }
    let start = SourcePosition(line: range.start.line, column: range.start.column + quotes / 2)
    self.init(file: location.file, range: SourceRange(start, length: length), text: text)
  }
}

extension Replacement {
  /// Returns the text of the file after the edit; `nil` if the text has no such range.
  public func applied(to text: String) -> String? {
    let lines = TextLines(text)
    guard let start = lines.offset(of: range.start), let end = lines.offset(of: range.end),
      start <= end
    else { return nil }
    let bytes = lines.bytes[..<start] + Array(self.text.utf8) + lines.bytes[end...]
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the suggestion `did you mean '…'?` and, if possible, a
  /// replacement of `word`; unchanged if `text` is `nil`.
  public func suggesting(_ text: String?, insteadOf word: String) -> Diagnostic {
    guard let text else { return self }
    return replacing(word, with: text, suggestion: "did you mean '\(text)'?")
  }

  /// Returns the diagnostic with a suggestion of the known name nearest to `word`, if one is near.
  public func suggesting(
    nearestTo word: String, in known: some Sequence<String>
  ) -> Diagnostic {
    suggesting(TypoSuggestion.best(for: word, in: known, limit: 1).first, insteadOf: word)
  }

  /// Returns the diagnostic with a suggestion, `write '…'` unless given, and, if possible, a
  /// replacement of `word`.
  public func replacing(
    _ word: String, with text: String, suggestion: String? = nil
  ) -> Diagnostic {
    suggesting(
      suggestion ?? "write '\(text)'", replacement: Replacement(of: word, at: location, by: text))
  }
}
