extension Window {
  /// Begins editing a field, and appends a text to its content, character by character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - identifier: The field.
  /// - Throws: An error if no such field can be touched.
  public func type(_ text: String, into identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    for character in text {
      guard field.takeKeyboard() else { return }
      field.content.append(character)
      field.didChangeText()
    }
  }

  /// Clears a field; an empty one stays as it is.
  ///
  /// - Parameter identifier: The field.
  /// - Throws: An error if no such field can be touched.
  public func clear(_ identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    guard field.acceptsTyping, !field.content.isEmpty else { return }
    field.content = ""
    field.didChangeText()
  }

  /// Taps the keyboard's search key, which ends editing.
  ///
  /// Editing begins first if necessary, because only then is there a keyboard.
  ///
  /// - Parameter identifier: The field.
  /// - Throws: An error if no such field can be touched.
  public func submit(_ identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    guard field.takeKeyboard() else { return }
    field.didSubmit()
    _ = field.giveUpKeyboard()
  }
}
