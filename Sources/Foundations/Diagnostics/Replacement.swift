/// A change of a file that mends a fault: what should be in place of a stretch of it.
public struct Replacement: Hashable, Sendable {
  /// The file.
  public let file: String
  /// The stretch to replace.
  public let range: SourceRange
  /// The text that should be there; empty if none should.
  public let text: String

  /// Creates a replacement of a stretch of a file.
  public init(file: String, range: SourceRange, text: String) {
    self.file = file
    self.range = range
    self.text = text
  }

  /// Creates a replacement of a word, if the word's exact place is known; `nil` if the location's
  /// length is not that of the word.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - location: Where it was written; its length says whether its end is known.
  ///   - text: What should be there.
  ///   - mayBeQuoted: Whether a word that is two columns longer has quotes around it, which stay.
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
  /// The text of the file after the change; `nil` if the text has no such stretch.
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
  /// The same with the suggestion `did you mean '…'?`, and if possible with the replacement.
  ///
  /// - Parameters:
  ///   - text: What was probably meant; without it, nothing is suggested.
  ///   - word: What was written.
  /// - Returns: The diagnostic with both.
  public func suggesting(_ text: String?, insteadOf word: String) -> Diagnostic {
    guard let text else { return self }
    return replacing(word, with: text, suggestion: "did you mean '\(text)'?")
  }

  /// The same with the suggestion of the known name that is nearest to what was written.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - known: What could have been written.
  /// - Returns: The diagnostic with both; the same where no name is near.
  public func suggesting(
    nearestTo word: String, in known: some Sequence<String>
  ) -> Diagnostic {
    suggesting(TypoSuggestion.best(for: word, in: known, limit: 1).first, insteadOf: word)
  }

  /// The same with a suggestion, and if possible with the replacement of a word where it is.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - text: What should be there.
  ///   - suggestion: How to say so; `write '…'` unless given.
  /// - Returns: The diagnostic with both.
  public func replacing(
    _ word: String, with text: String, suggestion: String? = nil
  ) -> Diagnostic {
    suggesting(
      suggestion ?? "write '\(text)'", replacement: Replacement(of: word, at: location, by: text))
  }
}
