/// A view into which the user types.
protocol TextInput: View {
  /// The text; setting it here is typing by the user and not recorded as an effect.
  var content: String { get set }
  /// Indicates whether the user can type into it now.
  var acceptsTyping: Bool { get }
  /// Indicates whether the view has the keyboard; setting it here notifies no object.
  var hasKeyboard: Bool { get set }

  func didBeginEditing()
  func didChangeText()
  func didEndEditing()
  /// The keyboard's return or search key was tapped.
  func didSubmit()
}

extension TextInput {
  func takeKeyboard() -> Bool {
    guard !hasKeyboard else { return true }
    guard acceptsTyping else { return false }
    window?.endEditing()
    hasKeyboard = true
    didBeginEditing()
    return true
  }

  func giveUpKeyboard() -> Bool {
    guard hasKeyboard else { return true }
    hasKeyboard = false
    didEndEditing()
    return true
  }
}

extension View {
  /// Takes the keyboard from this view and the views inside.
  public func endEditing() {
    for case let input as any TextInput in [self] + descendants(of: View.self) {
      _ = input.giveUpKeyboard()
    }
  }
}
