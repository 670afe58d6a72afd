extension Window {
  /// Taps a visible widget.
  ///
  /// A disabled one takes the tap and nothing happens; a field begins to be edited.
  ///
  /// - Parameter identifier: The widget.
  /// - Throws: When no such widget can be touched.
  public func tap(_ identifier: String) throws(InteractionError) {
    let view = try touchable(identifier)
    if let field = view as? any TextInput {
      _ = field.takeKeyboard()
    } else if let control = view as? Control, control.$isEnabled {
      control.sendActions(for: .touchUpInside)
    }
  }
}
