import Trace

extension ViewController {
  /// The controller that this one, or a container of it, has presented.
  public final var presentedViewController: ViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or a container of it.
  public final var presentingViewController: ViewController? { root.presenter }

  /// Shows a controller above all others; an alert leaves the one beneath it visible.
  ///
  /// As in UIKit, the outermost container presents. Nothing happens if it has already presented a
  /// controller, or if this one is not in the window: beneath another one on a stack, in another
  /// tab, or popped.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - animated: Passed on to the controllers concerned.
  ///   - completion: Called after the controller has appeared.
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

  /// Dismisses the controller that this one or a container of it has presented, or else this one.
  ///
  /// Controllers that the dismissed one has presented are dismissed as well.
  ///
  /// - Parameters:
  ///   - animated: Passed on to the controllers concerned.
  ///   - completion: Called after the controller has disappeared.
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

  /// Replaces visible controllers by another one, unless one of them presents or dismisses
  /// meanwhile.
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

  /// This controller and those that it has presented, directly or indirectly.
  private final var presentedChain: [ViewController] {
    [self] + (presented?.presentedChain ?? [])
  }

  /// Indicates whether the view is in the window, which it is as soon as it begins to be shown.
  private final var isInSight: Bool {
    isVisible || (parent.map { $0.isVisible && $0.visibleChild === self } ?? false)
  }
}
