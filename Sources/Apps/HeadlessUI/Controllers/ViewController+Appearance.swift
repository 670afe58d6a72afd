extension ViewController {
  /// The extent to which a controller has come into sight.
  nonisolated enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Says whether the view is in sight, or comes into it.
  final var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  final func beginAppearing(_ animated: Bool) {
    guard !isVisible else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(animated)
    view.updatePropertiesIfNeeded()
    beginShowing(visibleChild, animated)
    view.layoutIfNeeded()
  }

  final func endAppearing(_ animated: Bool) {
    beginAppearing(animated)
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    visibleChild?.endAppearing(animated)
    endShowing(animated)
  }

  final func beginDisappearing(_ animated: Bool) {
    guard isVisible else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    visibleChild?.beginDisappearing(animated)
    viewIfLoaded?.endEditing()
  }

  final func endDisappearing(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    visibleChild?.endDisappearing(animated)
  }
}

extension ViewController {
  /// Takes one controller out of sight and brings another into it, if this one is in sight.
  ///
  /// The order is that of a push: the new view is loaded, the old one will disappear, the new one
  /// will appear, the old one did disappear, the new one did appear. A controller may navigate in
  /// any of these methods; what is not to be in sight any more is then passed over.
  final func transition(
    from old: ViewController?, to new: ViewController?, animated: Bool
  ) {
    guard isVisible, old !== new else { return }
    let continues = appearance == .appeared || old?.isVisible == true
    if continues { new?.loadBeforeAppearing() }
    old?.beginDisappearing(animated)
    if continues { beginShowing(new, animated) }
    old?.endDisappearing(animated)
    if appearance == .appeared, new === visibleChild { new?.endAppearing(animated) }
  }

  private final func loadBeforeAppearing() {
    guard !isVisible, !isViewLoaded else { return }
    loadViewIfNeeded()
    visibleChild?.loadBeforeAppearing()
  }
}
