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
    let tabs = topContainer as? TabBarController
    let names = tabs?.viewControllers.map(\.tabBarItem.name) ?? []
    guard let tabs, let index = names.firstIndex(of: identifier) else {
      throw .noSuchTab(identifier, known: names)
    }
    tabs.selectedIndex = index
  }
}
