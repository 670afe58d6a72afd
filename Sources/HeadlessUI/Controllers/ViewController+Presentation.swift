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
  ///   - animated: Told to the controllers concerned.
  ///   - completion: Called when it shows.
  public final func present(
    _ viewController: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let container = root
    guard container.presented == nil, isInSight else { return }
    Effects.perform(on: container, .present, came: [viewController]) {
      container.presented = viewController
      viewController.presenter = container
      container.exchange(
        viewController.isOverlay ? nil : container, for: viewController, animated)
      completion?()
    }
  }

  /// Takes away what this controller or one that contains it has presented, or else this one.
  ///
  /// - Parameters:
  ///   - animated: Told to the controllers concerned.
  ///   - completion: Called when it is gone.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let container = presentedViewController?.presenter ?? root.presenter,
      let leaving = container.presented
    else { return }
    Effects.perform(on: container, .dismiss, went: [leaving]) {
      container.presented = nil
      container.exchange(leaving, for: leaving.isOverlay ? nil : container, animated)
      leaving.presenter = nil
      completion?()
    }
  }

  private final func exchange(
    _ old: ViewController?, for new: ViewController?, _ animated: Bool
  ) {
    if new?.isViewLoaded == false { new?.loadViewIfNeeded() }
    old?.beginDisappearing(animated)
    new?.beginAppearing(animated)
    old?.endDisappearing(animated)
    new?.endAppearing(animated)
  }

  /// Whether a view is in the window from the moment on when its controller is being shown.
  private final var isInSight: Bool {
    isVisible || (parent.map { $0.isVisible && $0.visibleChild === self } ?? false)
  }
}
