/// A control into which the user types a line of text.
open class TextField: Control {
  var content = ""
  var hasKeyboard = false

  /// The text shown while the field is empty.
  @Visible("placeholder") public var placeholder: String? = nil

  /// Creates a field with a name and a placeholder.
  public convenience init(identifier: String, placeholder: String) {
    self.init(identifier: identifier)
    self.placeholder = placeholder
  }

  /// The text; setting it performs no action.
  public var text: String? {
    get { read("text", content) }
    set {
      let old = content
      content = newValue ?? ""
      wrote("text", old: old, new: content)
    }
  }

  /// Indicates whether the field is being edited.
  public var isFirstResponder: Bool { read("isFirstResponder", hasKeyboard) }

  /// Begins editing.
  @discardableResult
  public func becomeFirstResponder() -> Bool { takeKeyboard() }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .field)
    widget.text = content
    widget.placeholder = $placeholder
    widget.isEditing = hasKeyboard
    widget.isEnabled = $isEnabled
    widget.alpha = $alpha
    return widget
  }
}

extension TextField: TextInput {
  var acceptsTyping: Bool { $isEnabled }

  func didBeginEditing() { sendActions(for: .editingDidBegin) }
  func didChangeText() { sendActions(for: .editingChanged) }
  func didEndEditing() { sendActions(for: .editingDidEnd) }
  func didSubmit() { sendActions(for: .primaryActionTriggered) }
}
