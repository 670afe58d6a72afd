/// A stretch of code that has a colour.
public struct CodeToken: Hashable, Sendable {
  /// The kind of a stretch; its name is the class of its `span`.
  public enum Kind: String, CaseIterable, Sendable {
    /// A word that the language keeps for itself, the name of an HTML tag, a heading.
    case keyword
    /// A text for people only.
    case comment
    /// A text or a character, with its quotation marks.
    case string
    /// A number, a date, a colour.
    case number
    /// An annotation, and what a value belongs to: a key, a property, an attribute.
    case attribute
    /// A line that a patch adds.
    case inserted
    /// A line that a patch takes away.
    case deleted
  }

  /// The kind of it.
  public let kind: Kind
  /// The place of the stretch: bytes of the text in UTF-8, counted from 0.
  public let range: Range<Int>

  /// Creates a token of a kind.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
