extension Window {
  /// Begins to edit a field, and types a text at the end of its content, character by character.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - identifier: The field.
  /// - Throws: When no such field can be touched.
  public func type(_ text: String, into identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    for character in text {
      guard field.takeKeyboard() else { return }
      field.content.append(character)
      field.didChangeText()
    }
  }

  /// Empties a field; an empty one stays as it is.
  ///
  /// - Parameter identifier: The field.
  /// - Throws: When no such field can be touched.
  public func clear(_ identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    guard field.acceptsTyping, !field.content.isEmpty else { return }
    field.content = ""
    field.didChangeText()
  }

  /// Taps the keyboard's search key, which ends editing; a field that is not being edited begins to
  /// be, since only then there is a keyboard.
  ///
  /// - Parameter identifier: The field.
  /// - Throws: When no such field can be touched.
  public func submit(_ identifier: String) throws(InteractionError) {
    let field = try field(identifier)
    guard field.takeKeyboard() else { return }
    field.didSubmit()
    _ = field.giveUpKeyboard()
  }
}
