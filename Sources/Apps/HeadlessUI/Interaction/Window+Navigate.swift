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
