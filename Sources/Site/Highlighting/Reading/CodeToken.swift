/// A highlighted range of code.
public struct CodeToken: Hashable, Sendable {
  /// The kind of a token; its raw value is the class of its `span`.
  public enum Kind: String, CaseIterable, Sendable {
    /// A reserved word, the name of an HTML tag, or a heading.
    case keyword
    /// A comment.
    case comment
    /// A string or a character, including its quotation marks.
    case string
    /// A number, a date or a colour.
    case number
    /// An annotation, or the name of a value: a key, a property or an attribute.
    case attribute
    /// A line that a patch adds.
    case inserted
    /// A line that a patch removes.
    case deleted
  }

  /// The kind of the token.
  public let kind: Kind
  /// The range of bytes in the text's UTF-8, counted from 0.
  public let range: Range<Int>

  /// Creates a token.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
