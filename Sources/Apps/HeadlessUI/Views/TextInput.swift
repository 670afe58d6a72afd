/// A view into which a person types.
protocol TextInput: View {
  /// The text that shows; writing it here is the person's doing, and no effect.
  var content: String { get set }
  /// Says whether the person may type into it now.
  var acceptsTyping: Bool { get }
  /// Says whether the view has the keyboard; setting it here notifies no object.
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
  /// Takes the keyboard from whatever is inside.
  public func endEditing() {
    for case let input as any TextInput in [self] + descendants(of: View.self) {
      _ = input.giveUpKeyboard()
    }
  }
}
