extension ViewController {
  /// The extent to which a controller has come into sight.
  nonisolated enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

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

extension ViewController {
  /// Says whether the view appears because a container has just taken the controller in.
  ///
  /// Like the three properties below, it is meant to be read while the view appears or disappears:
  /// from `viewWillAppear` to `viewDidAppear`, or from `viewWillDisappear` to `viewDidDisappear`.
  /// At any other time it is `false`. A container that is shown with what it contains counts as
  /// taking it in the first time only.
  public final var isMovingToParent: Bool { passage == .toParent && isVisible }

  /// Says whether the view disappears because the controller is removed from its container.
  ///
  /// It was popped, or is not among the controllers that were set.
  ///
  /// It is `false` when another one covers it, or when the container itself disappears.
  public final var isMovingFromParent: Bool { passage == .fromParent && !isVisible }

  /// Says whether the view appears because the controller is presented.
  ///
  /// It is `true` for the presented controller alone, not for those that it contains.
  public final var isBeingPresented: Bool { passage == .presented && isVisible }

  /// Says whether the view disappears because the controller is dismissed.
  ///
  /// It is `true` for a presented controller alone, not for those that it contains.
  public final var isBeingDismissed: Bool { passage == .dismissed && !isVisible }
}

/// The reason why a controller comes into sight or goes out of it.
nonisolated enum AppearanceReason {
  /// A container takes it in.
  case toParent
  /// Its container removes it.
  case fromParent
  case presented
  case dismissed
}
