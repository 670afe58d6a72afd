/// What a table shows in a row.
public final class TableViewCell {
  /// The row's text.
  public var text: String

  /// A cell with a text.
  public init(text: String = "") {
    self.text = text
  }
}
