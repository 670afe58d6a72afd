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
