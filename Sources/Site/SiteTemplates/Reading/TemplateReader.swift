import Diagnostics

/// Reads the elements of a template: text, whitespace, line ends and single tags.
struct TemplateReader {
  private let file: String
  private let text: [Unicode.Scalar]
  private var index = 0
  /// The position of the next character, updated incrementally because a line may have many tags.
  private var position = SourcePosition(line: 1, column: 1)
  private(set) var diagnostics: [Diagnostic] = []

  struct Tag {
    /// The character that follows the braces; `nil` for `{{name}}`.
    var kind: Character?
    var name: String
    var location: SourceLocation

    var isValue: Bool { kind == nil || kind == "{" || kind == "&" }
  }

  init(_ text: String, file: String) {
    self.text = Array(text.unicodeScalars)
    self.file = file
  }

  var isAtEnd: Bool { index >= text.count }

  /// The location of the next character that is not whitespace.
  var locationAfterSpace: SourceLocation {
    var ahead = self
    _ = ahead.readSpace()
    return ahead.location
  }

  /// Returns a node for text that ends at the current location.
  func text(_ text: String) -> TemplateNode {
    TemplateNode(content: .text(text), location: location)
  }

  private var location: SourceLocation { stretch(from: position, length: 0) }

  private func stretch(from start: SourcePosition, length: Int) -> SourceLocation {
    SourceLocation(file: file, range: SourceRange(start, length: length))
  }

  /// Reads up to the next tag or the end of the line.
  mutating func readText() -> String {
    var read = String.UnicodeScalarView()
    while !isAtEnd, !at("{{"), !isAtNewline {
      read.append(text[index])
      advance()
    }
    return String(read)
  }

  mutating func readSpace() -> String {
    let space = text[index...].prefix { $0 == " " || $0 == "\t" }
    advance(space.count)
    return String(String.UnicodeScalarView(space))
  }

  /// Reads the end of a line; returns `nil` if there is none here.
  mutating func readNewline() -> String? {
    guard isAtNewline else { return nil }
    let newline = text[index] == "\r" ? "\r\n" : "\n"
    advance(newline.unicodeScalars.count)
    return newline
  }

  /// Skips the rest of the line if it contains only whitespace.
  mutating func skipRestOfLine() -> Bool {
    if isAtEnd { return true }
    var ahead = self
    _ = ahead.readSpace()
    guard ahead.readNewline() != nil else { return false }
    self = ahead
    return true
  }

  /// Reads a tag; returns `nil` if it has an error or is of an unsupported kind.
  mutating func readTag() -> Tag? {
    let start = stretch(from: position, length: 2)
    advance(2)
    var kind: Unicode.Scalar?
    if !isAtEnd, "{&#^$</>!=%".unicodeScalars.contains(text[index]) {
      kind = text[index]
      advance()
    }
    switch kind {
    case "!": return readComment(from: start)
    case "=", "%":
      report(
        start, "'{{\(kind == "=" ? "=" : "%")' is not supported in templates",
        explanation: kind == "%" ? "It could turn escaping off." : nil)
      return nil
    default: return readName(kind.map(Character.init), from: start)
    }
  }

  private mutating func readComment(from start: SourceLocation) -> Tag {
    while !isAtEnd, !at("}}") { advance() }
    if isAtEnd { report(start, "the comment is not closed", suggestion: "close it with '}}'") }
    advance(2)
    return Tag(kind: "!", name: "", location: start)
  }

  private mutating func readName(_ kind: Character?, from start: SourceLocation) -> Tag? {
    skipSpace()
    let namePosition = position
    var scalars = text[index...].prefix { !"\n{}".unicodeScalars.contains($0) }
    advance(scalars.count)
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    skipSpace()
    let end = kind == "{" ? "}}}" : "}}"
    guard at(end) else {
      report(start, "the tag is not closed", suggestion: "close it with '\(end)'")
      return nil
    }
    advance(end.count)
    let name = String(String.UnicodeScalarView(scalars))
    if name.isEmpty {
      report(start, "the tag has no name")
      return nil
    }
    let location = stretch(from: namePosition, length: scalars.count)
    // A closing tag has the same error as its opening tag.
    if kind != "/" { checkForm(of: name, at: location) }
    return Tag(kind: kind, name: name, location: location)
  }

  private mutating func checkForm(of text: String, at location: SourceLocation) {
    let name = ValueName(text)
    if let diagnostic = name.syntaxError {
      report(location, diagnostic)
      return
    }
    guard !name.transforms.isEmpty else { return }
    let known = ValueTransform.allCases.map(\.rawValue).sorted()
    for call in name.transforms {
      guard let transform = ValueTransform(rawValue: call.name) else {
        diagnostics.append(
          Diagnostic(
            .unknownTransform, at: location, "there is no transform '\(call.name)'",
            explanation: "Known transforms: \(known.joined(separator: ", ")).",
            suggestion: TypoSuggestion.suggestion(for: call.name, in: known)))
        continue
      }
      checkArguments(of: call, transform, at: location)
    }
  }

  /// Checks the number of arguments, and that a key is written as a text.
  ///
  /// The values that arguments name are checked together with the pages.
  private mutating func checkArguments(
    of call: TransformCall, _ transform: ValueTransform, at location: SourceLocation
  ) {
    let (needed, possible) = (transform.neededArguments, transform.parameters.count)
    let given = call.arguments.count
    guard given >= needed, given <= possible else {
      let expected = possible == 0 ? "no further arguments" : "\(possible.counted("argument"))"
      report(
        location, "'\(call.name)' takes \(expected), found \(given)",
        suggestion: "write it as '\(transform.example)'")
      return
    }
    for (parameter, argument) in zip(transform.parameters, call.arguments) where parameter == .key {
      if case .text(let key) = argument, !key.isEmpty { continue }
      report(
        location, "'\(call.name)' takes the name of a part as a text between quotation marks",
        suggestion: "write it as '\(transform.example)'")
    }
  }

  mutating func report(
    _ location: SourceLocation, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .templateSyntax, at: location, message, explanation: explanation, suggestion: suggestion))
  }
}

// MARK: Single characters

extension TemplateReader {
  private var isAtNewline: Bool {
    !isAtEnd
      && (text[index] == "\n"
        || (text[index] == "\r" && index + 1 < text.count && text[index + 1] == "\n"))
  }

  /// Indicates whether a line ends after the next character.
  ///
  /// As in ``TextLines``, a lone carriage return also ends a line.
  private var endsLine: Bool {
    if text[index] == "\n" { return true }
    return text[index] == "\r" && !isAtNewline
  }

  private func at(_ text: String) -> Bool { self.text[index...].starts(with: text.unicodeScalars) }

  private mutating func skipSpace() {
    while !isAtEnd, text[index].properties.isWhitespace { advance() }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      position =
        endsLine
        ? SourcePosition(line: position.line + 1, column: 1)
        : SourcePosition(line: position.line, column: position.column + 1)
      index += 1
    }
  }
}
