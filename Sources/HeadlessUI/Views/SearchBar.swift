import Trace

/// A view into which a person types what to look for.
open class SearchBar: View {
  private var content = ""
  var hasKeyboard = false
  private var binding: LiveBinding?

  /// Who is told what the person does; setting it is a binding, from the search bar's owner.
  public weak var delegate: (any SearchBarDelegate)? {
    didSet { binding = bindDelegate(delegate, member: member("delegate"), replacing: binding) }
  }

  /// What shows while there is no text.
  public var placeholder: String? {
    didSet { wrote("placeholder", old: oldValue, new: placeholder) }
  }

  /// A search bar with a name and a placeholder.
  public convenience init(identifier: String, placeholder: String) {
    self.init(identifier: identifier)
    self.placeholder = placeholder
  }

  /// The text; writing it tells nobody.
  public var text: String? {
    get { content }
    set {
      let old = content
      content = newValue ?? ""
      wrote("text", old: old, new: content)
    }
  }

  /// Whether the search bar is being edited.
  public var isFirstResponder: Bool { hasKeyboard }

  /// Begins editing.
  @discardableResult
  public func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Ends editing.
  @discardableResult
  public func resignFirstResponder() -> Bool { giveUpKeyboard() }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .field)
    widget.text = content
    widget.placeholder = placeholder
    widget.isEditing = hasKeyboard
    widget.isEnabled = true
    widget.alpha = alpha
    return widget
  }

  private func tell(
    _ arguments: [Any?] = [], _ message: (any SearchBarDelegate) -> Void
  ) {
    guard let delegate else { return }
    deliver(through: binding, arguments) { message(delegate) }
  }
}

extension SearchBar: TextInput {
  var typed: String {
    get { content }
    set { content = newValue }
  }
  var acceptsTyping: Bool { true }

  func didBeginEditing() { tell { $0.searchBarTextDidBeginEditing(self) } }
  func didChangeText() { tell([content]) { $0.searchBar(self, textDidChange: content) } }
  func didEndEditing() { tell { $0.searchBarTextDidEndEditing(self) } }
  func didSubmit() { tell { $0.searchBarSearchButtonClicked(self) } }
}
