extension Window {
  /// Returns the current frame, after all pending updates.
  public func snapshot() -> Frame {
    topContainer.updatePropertiesIfNeeded()
    let top = topScreen
    top.view.layoutIfNeeded()
    var frame = Frame(screen: top.view.accessibilityIdentifier ?? "\(Swift.type(of: top))")
    frame.tab = (topContainer as? TabBarController)?.selectedViewController?.tabBarItem.name
    let stack = (top as? NavigationController ?? top.navigationController)?.viewControllers ?? [top]
    frame.titles = stack.map { $0.title ?? "" }
    frame.depth = stack.count
    frame.widgets = top.view.widgets(areHidden: top.view.$isHidden)
    frame.alert = alert.map { alert in
      Frame.Alert(
        title: alert.title, message: alert.message ?? "", actions: alert.actions.map(\.title))
    }
    return frame
  }
}

extension View {
  /// Returns the widgets inside, in layout order.
  ///
  /// A widget without an identifier is omitted, because no script can refer to it.
  fileprivate func widgets(areHidden: Bool) -> [Frame.Widget] {
    subviews.flatMap { view in
      let isHidden = areHidden || view.$isHidden
      let widget = view.accessibilityIdentifier.flatMap { identifier in
        view.appearance(identifier).map { isHidden ? Frame.Widget(hidden: identifier) : $0 }
      }
      return (widget.map { [$0] } ?? []) + view.widgets(areHidden: isHidden)
    }
  }
}
