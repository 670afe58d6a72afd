public import Diagnostics
import HTMLTags

/// A fenced block that the site interprets.
///
/// Its info string consists of a name with a colon, or a name in braces, and arguments:
///
/// ````markdown
/// ```counterpoint:frame tally-counter step=3
/// body
/// ```
///
/// ```{figure source="a b.svg"}
/// ```
/// ````
public struct Directive: Hashable, Sendable {
  /// Returns the HTML that replaces the block.
  public typealias Handler = @Sendable (Directive) throws(DiagnosticError) -> String

  /// The name, for instance `counterpoint:frame`.
  public let name: String
  /// The arguments without a key.
  public let arguments: [Argument]
  /// The arguments written as `key=value`, in source order.
  public let attributes: [Attribute]
  /// The lines between the fences.
  public let body: String
  /// The location of the fence.
  public let location: SourceLocation
  /// The location of the name.
  public let nameLocation: SourceLocation
  /// The line of the file, from 1, on which the body begins.
  public let bodyLine: Int
  /// The location of the first text in the body, or the start of its first line if it has no text.
  public let bodyLocation: SourceLocation

  /// A word or a quoted text.
  public struct Argument: Hashable, Sendable {
    /// The text, without its quotes.
    public let text: String
    /// The location of the argument.
    public let location: SourceLocation
  }

  /// A key and its value.
  public struct Attribute: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value, without its quotes.
    public let value: String
    /// The location of the key.
    public let location: SourceLocation
  }

  /// The value of a key, or `nil` if the key is missing.
  public subscript(key: String) -> String? {
    attributes.first { $0.key == key }?.value
  }
}

extension Directive {
  /// Indicates whether an info string may be more than the name of a language.
  static func mayBegin(_ info: String) -> Bool {
    info.utf8.contains { $0 == ":" || $0 == "{" }
  }

  /// Parses an info string; `nil` if it is only the name of a language.
  ///
  /// - Throws: `directive-syntax` for an unclosed quotation mark or brace, or text after the
  ///   brace.
  init?(
    info: String, body: String, location: SourceLocation, fenceLength: Int,
    bodyLocation: SourceLocation
  ) throws(DiagnosticError) {
    let info = info.trimmingPrefix { $0 == " " }
    let braced = info.hasPrefix("{")
    var words = InfoWords(info.dropFirst(braced ? 1 : 0), column: fenceLength + (braced ? 1 : 0))
    guard let first = words.next(), first.key == nil,
      braced || first.text.contains(":")
    else { return nil }
    let start = location.moved(by: fenceLength, length: 0)
    if let diagnostic = Self.diagnostic(of: info, isBraced: braced, from: start) {
      throw DiagnosticError(diagnostic)
    }
    var arguments: [Argument] = []
    var attributes: [Attribute] = []
    while let word = words.next() {
      let location = location.moved(by: word.column, length: word.length)
      if let key = word.key {
        attributes.append(Attribute(key: key, value: word.text, location: location))
      } else {
        arguments.append(Argument(text: word.text, location: location))
      }
    }
    self.init(
      name: first.text, arguments: arguments, attributes: attributes, body: body,
      location: location,
      nameLocation: location.moved(by: first.column, length: first.length),
      bodyLine: (location.line ?? 0) + 1, bodyLocation: bodyLocation)
  }
}

/// The words of an info string: `word`, `"several words"`, `key=value`.
private struct InfoWords {
  struct Word {
    var key: String?
    var text = ""
    let column: Int
    var length = 0
  }

  private var rest: Substring
  private var column: Int

  init(_ text: Substring, column: Int) {
    rest = text.last == "}" ? text.dropLast() : text
    self.column = column
  }

  mutating func next() -> Word? {
    while rest.first == " " { advance() }
    guard !rest.isEmpty else { return nil }
    var word = Word(column: column)
    var quoted = false
    while let character = rest.first, quoted || character != " " {
      advance()
      switch character {
      case "\"": quoted.toggle()
      case "=" where !quoted && word.key == nil && !word.text.isEmpty:
        word.key = word.text
        word.text = ""
      default: word.text.append(character)
      }
    }
    word.length = column - word.column
    return word
  }

  private mutating func advance() {
    column += rest.removeFirst().unicodeScalars.count
  }
}

// MARK: Errors

extension Directive {
  /// Returns the first error in the quotation marks or the brace of an info string.
  private static func diagnostic(
    of info: Substring, isBraced: Bool, from start: SourceLocation
  ) -> Diagnostic? {
    // Offsets count scalars, as columns do.
    var openQuote: Int?
    var brace: Int?
    for (offset, scalar) in info.unicodeScalars.enumerated() {
      switch scalar {
      case "\"": openQuote = openQuote == nil ? offset : nil
      case "}" where openQuote == nil: brace = offset
      default: break
      }
    }
    if let openQuote {
      return Diagnostic(
        .directiveSyntax, at: start.moved(by: openQuote, length: 1),
        "the quotation mark that opens here is not closed",
        explanation: "Everything after it would be part of the value.",
        suggestion: "close it with '\"'")
    }
    guard isBraced else { return nil }
    guard let brace else {
      return Diagnostic(
        .directiveSyntax, at: start.moved(by: 0, length: 1),
        "the brace that opens here is not closed",
        explanation: "The block would be shown as code.", suggestion: "end the line with '}'")
    }
    let rest = info.unicodeScalars.dropFirst(brace + 1)
    let trailing = rest.drop { $0 == " " }
    guard !trailing.isEmpty else { return nil }
    return Diagnostic(
      .directiveSyntax,
      at: start.moved(by: brace + 1 + rest.count - trailing.count, length: trailing.count),
      "unexpected '\(String(trailing))' after the brace that closes the directive",
      explanation: "The block would be shown as code.",
      suggestion: "write it before the brace, or delete it")
  }
}

extension SourceLocation {
  /// Returns a location further to the right on the same line.
  fileprivate func moved(by columns: Int, length: Int) -> SourceLocation {
    SourceLocation(
      file: file, line: line ?? 1, column: (column ?? 1) + columns, length: length)
  }
}
