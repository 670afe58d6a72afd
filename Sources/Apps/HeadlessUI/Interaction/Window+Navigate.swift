extension Window {
  /// Taps the navigation bar's back button.
  ///
  /// - Throws: When the screen is the first of its stack, or behind an alert.
  public func back() throws(InteractionError) {
    try requireNoAlert()
    guard topScreen.navigationController?.popViewController(animated: true) != nil else {
      throw .cannotGoBack(screen: topScreen.view.accessibilityIdentifier ?? "")
    }
  }

  /// Taps a tab; the one that is selected already stays as it is.
  ///
  /// - Parameter identifier: The tab.
  /// - Throws: When there is no such tab, or an alert is in the way.
  public func tab(_ identifier: String) throws(InteractionError) {
    try requireNoAlert()
    let bar = topContainer as? TabBarController
    guard let bar, let index = tabs.firstIndex(of: identifier) else {
      throw .noSuchTab(identifier, known: tabs)
    }
    bar.selectedIndex = index
  }

  /// The tabs that ``tab(_:)`` takes, in order; empty where there is no tab bar.
  public var tabs: [String] {
    (topContainer as? TabBarController)?.viewControllers.map(\.tabBarItem.name) ?? []
  }
}

extension Window {
  /// Answers the alert that shows.
  ///
  /// - Parameter title: The title of one of its actions.
  /// - Throws: When no alert shows, or it has no such action.
  public func choose(_ title: String) throws(InteractionError) {
    guard let alert else { throw .noAlert(choice: title) }
    guard let index = alert.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, known: alert.actions.map(\.title))
    }
    alert.choose(index)
  }
}
