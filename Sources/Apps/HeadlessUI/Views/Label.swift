/// A text that the user cannot edit.
open class Label: View {
  /// The text.
  @Visible("text") public var text: String? = nil

  /// The colour of the text.
  @Visible("textColor") public var textColor = Color.label

  /// Creates a label with a name and a text.
  public convenience init(identifier: String, text: String) {
    self.init(identifier: identifier)
    self.text = text
  }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .label)
    widget.text = $text ?? ""
    widget.color = $textColor.name
    widget.alpha = $alpha
    return widget
  }
}
