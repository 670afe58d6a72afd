import Diagnostics

/// Reads the characters of a template: text, space, the ends of lines, and single tags.
struct TemplateReader {
  private let file: String
  private let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  /// A single tag.
  struct Tag {
    /// What follows the braces; `nil` for a value.
    var kind: Character?
    var name: String
    /// Where its name stands.
    var location: SourceLocation
  }

  init(_ text: String, file: String) {
    self.text = Array(text.unicodeScalars)
    self.file = file
  }

  var isAtEnd: Bool { index >= text.count }

  /// A node of some text before the place reached.
  func text(_ text: String) -> TemplateNode {
    TemplateNode(
      content: .text(text), location: SourceLocation(file: file, line: line, column: column))
  }

  /// Moves up to the next tag or the end of the line.
  mutating func readText() -> String {
    var read = String.UnicodeScalarView()
    while !isAtEnd, !at("{{"), !isAtNewline {
      read.append(text[index])
      advance()
    }
    return String(read)
  }

  /// Moves past spaces and tabs.
  mutating func readSpace() -> String {
    var read = String.UnicodeScalarView()
    while !isAtEnd, text[index] == " " || text[index] == "\t" {
      read.append(text[index])
      advance()
    }
    return String(read)
  }

  /// Moves past the end of a line, if it is here.
  mutating func readNewline() -> String? {
    guard isAtNewline else { return nil }
    let newline = text[index] == "\r" ? "\r\n" : "\n"
    advance(newline.unicodeScalars.count)
    return newline
  }

  /// Moves past the rest of the line, if only space stands there.
  mutating func skipRestOfLine() -> Bool {
    if isAtEnd { return true }
    var ahead = self
    _ = ahead.readSpace()
    guard ahead.readNewline() != nil else { return false }
    self = ahead
    return true
  }

  /// Moves past a tag.
  ///
  /// - Throws: That it does not end, or is of a kind that is not used here.
  mutating func readTag() throws(DiagnosticError) -> Tag {
    let start = SourceLocation(file: file, line: line, column: column, length: 2)
    advance(2)
    var kind: Unicode.Scalar?
    if !isAtEnd, "{&#^$</>!=%".unicodeScalars.contains(text[index]) {
      kind = text[index]
      advance()
    }
    if kind == "!" {
      while !isAtEnd, !at("}}") { advance() }
      if isAtEnd { throw Self.unclosed(start, "}}") }
      advance(2)
      return Tag(kind: "!", name: "", location: start)
    }
    if let kind, "=%".unicodeScalars.contains(kind) {
      throw DiagnosticError(
        Diagnostic(
          "template-syntax", at: start, "'{{\(kind)' is not used in templates here",
          explanation: kind == "%" ? "It could turn escaping off." : nil))
    }
    skipSpace()
    let (nameLine, nameColumn) = (line, column)
    var name = String.UnicodeScalarView()
    while !isAtEnd, !" \t\r\n{}".unicodeScalars.contains(text[index]) {
      name.append(text[index])
      advance()
    }
    skipSpace()
    let end = kind == "{" ? "}}}" : "}}"
    guard at(end), !name.isEmpty else { throw Self.unclosed(start, end) }
    advance(end.count)
    return Tag(
      kind: kind.map(Character.init), name: String(name),
      location: SourceLocation(
        file: file, line: nameLine, column: nameColumn, length: name.count))
  }

  private static func unclosed(_ start: SourceLocation, _ end: String) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(
        "template-syntax", at: start, "the tag does not end", suggestion: "close it with '\(end)'"))
  }
}

// MARK: Single characters

extension TemplateReader {
  private var isAtNewline: Bool {
    !isAtEnd
      && (text[index] == "\n"
        || (text[index] == "\r" && index + 1 < text.count && text[index + 1] == "\n"))
  }

  private func at(_ text: String) -> Bool { self.text[index...].starts(with: text.unicodeScalars) }

  private mutating func skipSpace() {
    while !isAtEnd, text[index].properties.isWhitespace { advance() }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      if text[index] == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
      index += 1
    }
  }
}
