/// The contents of a row, as a table shows it.
public final class TableViewCell {
  /// The row's text.
  public var text: String

  /// A cell with a text.
  public init(text: String = "") {
    self.text = text
  }
}
