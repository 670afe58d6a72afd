import Trace

extension ViewController {
  /// The controller that this one, or one that contains it, has presented.
  public final var presentedViewController: ViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or one that contains it.
  public final var presentingViewController: ViewController? { root.presenter }

  /// Shows a controller above everything; an alert leaves what is beneath in sight.
  ///
  /// As in UIKit, the outermost container presents, and nothing happens if it has presented a
  /// controller already, or if this one is not in the window: beneath another one on a stack, in
  /// another tab, popped.
  ///
  /// - Parameters:
  ///   - viewController: What to show.
  ///   - animated: Passed on to the controllers concerned.
  ///   - completion: Called when it shows.
  public final func present(
    _ viewController: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let container = root
    guard container.presented == nil, isInSight else { return }
    Effects.perform(on: container, .present, came: [viewController].withContained) {
      container.presented = viewController
      viewController.presenter = container
      viewController.passage = .presented
      container.exchange(
        viewController.isOverlay ? [] : [container], for: viewController, animated)
      viewController.passage = nil
      completion?()
    }
  }

  /// Takes away what this controller or one that contains it has presented, or else this one.
  ///
  /// What the controller taken away has presented in turn goes with it.
  ///
  /// - Parameters:
  ///   - animated: Passed on to the controllers concerned.
  ///   - completion: Called when it is gone.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let container = presentedViewController?.presenter ?? root.presenter,
      let leaving = container.presented
    else { return }
    let all = leaving.presentedChain
    Effects.perform(on: container, .dismiss, went: all.withContained) {
      container.presented = nil
      for controller in all { controller.passage = .dismissed }
      container.exchange(
        all.reversed(), for: leaving.isOverlay ? nil : container, animated)
      for controller in all {
        controller.passage = nil
        controller.presenter = nil
        controller.presented = nil
      }
      completion?()
    }
  }

  /// Takes controllers out of sight and brings another into it, unless one of them presents or
  /// dismisses meanwhile.
  private final func exchange(
    _ old: [ViewController], for new: ViewController?, _ animated: Bool
  ) {
    let shown = presented
    if new?.isViewLoaded == false { new?.loadViewIfNeeded() }
    for controller in old { controller.beginDisappearing(animated) }
    if presented === shown { new?.beginAppearing(animated) }
    for controller in old { controller.endDisappearing(animated) }
    if presented === shown { new?.endAppearing(animated) }
  }

  /// This controller, what it has presented, what that one has presented, and so on.
  private final var presentedChain: [ViewController] {
    [self] + (presented?.presentedChain ?? [])
  }

  /// Says whether the view is in the window.
  ///
  /// It is from the moment on when its controller is being shown.
  private final var isInSight: Bool {
    isVisible || (parent.map { $0.isVisible && $0.visibleChild === self } ?? false)
  }
}
