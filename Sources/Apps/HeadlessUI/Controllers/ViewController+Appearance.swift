extension ViewController {
  /// The progress of a controller's appearance.
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
  /// Replaces the visible controller by another one, if this controller is visible.
  ///
  /// The order is that of a push: the new view is loaded, the old one will disappear, the new one
  /// will appear, the old one did disappear, the new one did appear. A controller may navigate in
  /// any of these methods; further calls for controllers that must no longer be visible are then
  /// skipped.
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
  /// Indicates whether the view appears because a container has just added the controller.
  ///
  /// This property and the three below are meant for use during a transition: from
  /// `viewWillAppear` to `viewDidAppear`, or from `viewWillDisappear` to `viewDidDisappear`.
  /// Otherwise, they are `false`. A container that is shown with its children counts as adding
  /// them only the first time.
  public final var isMovingToParent: Bool { passage == .toParent && isVisible }

  /// Indicates whether the view disappears because its container removes the controller, as in a
  /// pop.
  ///
  /// It is `false` when another controller covers it, or when the container itself disappears.
  public final var isMovingFromParent: Bool { passage == .fromParent && !isVisible }

  /// Indicates whether the view appears because the controller is presented.
  ///
  /// It is `true` only for the presented controller, not for its children.
  public final var isBeingPresented: Bool { passage == .presented && isVisible }

  /// Indicates whether the view disappears because the controller is dismissed.
  ///
  /// It is `true` only for a presented controller, not for its children.
  public final var isBeingDismissed: Bool { passage == .dismissed && !isVisible }
}

/// The reason why a controller appears or disappears.
nonisolated enum AppearanceReason {
  /// A container adds it.
  case toParent
  /// Its container removes it.
  case fromParent
  case presented
  case dismissed
}
