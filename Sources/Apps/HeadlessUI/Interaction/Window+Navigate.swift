extension Window {
  /// Taps the navigation bar's back button.
  ///
  /// - Throws: An error if the screen is the first of its stack, or behind an alert.
  public func back() throws(InteractionError) {
    try requireNoAlert()
    guard topScreen.navigationController?.popViewController(animated: true) != nil else {
      throw .cannotGoBack(screen: topScreen.view.accessibilityIdentifier ?? "")
    }
  }

  /// Taps a tab; a tap on the selected one has no effect.
  ///
  /// - Parameter identifier: The tab.
  /// - Throws: An error if there is no such tab, or an alert is shown.
  public func tab(_ identifier: String) throws(InteractionError) {
    try requireNoAlert()
    let bar = topContainer as? TabBarController
    guard let bar, let index = tabs.firstIndex(of: identifier) else {
      throw .noSuchTab(identifier, known: tabs)
    }
    bar.selectedIndex = index
  }

  /// The tabs for ``tab(_:)``, in order; empty without a tab bar.
  public var tabs: [String] {
    (topContainer as? TabBarController)?.viewControllers.map(\.tabBarItem.name) ?? []
  }
}

extension Window {
  /// Answers the alert.
  ///
  /// - Parameter title: The title of one of its actions.
  /// - Throws: An error if no alert is shown, or it has no such action.
  public func choose(_ title: String) throws(InteractionError) {
    guard let alert else { throw .noAlert(choice: title) }
    guard let index = alert.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, known: alert.actions.map(\.title))
    }
    alert.choose(index)
  }
}
