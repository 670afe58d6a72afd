extension Window {
  /// Returns the widget with an identifier on the top screen, if the user can touch it.
  func touchable(_ identifier: String) throws(InteractionError) -> View {
    try requireNoAlert()
    let views = topScreen.view.descendants(of: View.self)
    guard let view = views.first(where: { $0.accessibilityIdentifier == identifier }) else {
      throw .absent(identifier, known: views.compactMap(\.accessibilityIdentifier))
    }
    guard view.isInSight else { throw .hidden(identifier) }
    return view
  }

  func field(_ identifier: String) throws(InteractionError) -> any TextInput {
    guard let field = try touchable(identifier) as? any TextInput else {
      throw .notEditable(identifier, fields: names(of: (any TextInput).self))
    }
    return field
  }

  func list(_ identifier: String) throws(InteractionError) -> TableView {
    guard let list = try touchable(identifier) as? TableView else {
      throw .notAList(identifier, lists: names(of: TableView.self))
    }
    return list
  }

  /// Throws an error if an alert is shown.
  func requireNoAlert() throws(InteractionError) {
    guard let alert else { return }
    throw .behindAlert(message: alert.message ?? "", actions: alert.actions.map(\.title))
  }

  private func names<Kind>(of kind: Kind.Type) -> [String] {
    topScreen.view.descendants(of: View.self).filter { $0 is Kind }
      .compactMap(\.accessibilityIdentifier)
  }
}

extension View {
  /// Indicates whether the view and all views around it are visible; a spinner must also spin.
  fileprivate var isInSight: Bool {
    if $isHidden { return false }
    if let spinner = self as? ActivityIndicator, !spinner.$isAnimating { return false }
    return superview?.isInSight ?? true
  }
}
