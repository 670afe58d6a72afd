/// The code of one line of source, as far as it is of one sort.
///
/// A line such as `func up() { counter.up() }` is two: what it declares, and what it does.
public struct CodeLine: Sendable, Hashable, Codable {
  /// The line, from 1.
  public let number: Int
  /// The type in whose source it is; empty outside of types.
  public let type: String
  /// Says whether it is in a function's, an initialiser's or an accessor's body.
  public let isLogic: Bool
  /// The texts of its tokens, without white space, comments, `self.` and what names the tracing.
  public let tokens: [String]
  /// The same as it is written, with a space where there is any.
  public let text: String

  /// The code of a line.
  public init(
    number: Int, type: String = "", isLogic: Bool, tokens: [String], text: String = ""
  ) {
    self.number = number
    self.type = type
    self.isLogic = isLogic
    self.tokens = tokens
    self.text = text
  }

  /// Says whether it names anything; a line of braces and keywords says nothing of its own.
  public var isTelling: Bool {
    tokens.contains { token in
      guard let first = token.unicodeScalars.first else { return false }
      return first.properties.isAlphabetic && !Self.empty.contains(token)
    }
  }

  /// Words that are alike in all code.
  private static let empty: Set<String> = [
    "else", "return", "super", "init", "do", "in", "import", "break", "default", "override",
  ]
}
