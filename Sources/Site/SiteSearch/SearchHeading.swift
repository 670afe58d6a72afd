/// A heading that a result can lead to.
public struct SearchHeading: Hashable, Sendable {
  /// The heading's words.
  public let text: String
  /// The heading's `id`; empty if it has none.
  public let anchor: String

  /// Makes a heading.
  public init(text: String, anchor: String) {
    self.text = text
    self.anchor = anchor
  }
}
