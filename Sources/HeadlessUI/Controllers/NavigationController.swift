import Trace

/// Contains a stack of controllers, of which the top one is in sight.
open class NavigationController: ViewController {
  private var stack: [ViewController] = []

  /// An empty stack.
  public override init() {
    super.init(life: Life(of: NavigationController.self, .view))
  }

  /// A stack with a root.
  public convenience init(rootViewController: ViewController) {
    self.init()
    stack = [rootViewController]
    rootViewController.parent = self
  }

  override var visibleChild: ViewController? { topViewController }
}

extension NavigationController {
  /// The stack, its root first.
  public final var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  public final var topViewController: ViewController? { stack.last }

  /// What is in sight: the presented controller, or the one on top.
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on top.
  public final func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    Effects.perform(on: self, .push, came: [viewController]) {
      replaceStack(with: viewControllers + [viewController], animated)
    }
  }

  /// Takes away the top controller, unless it is the root.
  ///
  /// - Returns: The controller that was taken away.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    Effects.perform(on: self, .pop, went: [top]) {
      replaceStack(with: viewControllers.dropLast(), animated)
    }
    return top
  }

  /// Takes away all controllers but the root.
  ///
  /// - Returns: The controllers that were taken away.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    Effects.perform(on: self, .popToRoot, went: popped) {
      replaceStack(with: Array(viewControllers.prefix(1)), animated)
    }
    return popped
  }

  /// Replaces the stack.
  public final func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    let (came, went) = (viewControllers.without(stack), stack.without(viewControllers))
    Effects.perform(on: self, .set, came: came, went: went) {
      replaceStack(with: viewControllers, animated)
    }
  }

  private final func replaceStack(with new: [ViewController], _ animated: Bool) {
    let old = stack
    stack = new
    for controller in new { controller.parent = self }
    transition(from: old.last, to: new.last, animated: animated)
    for controller in old.without(new) { controller.parent = nil }
  }
}

extension [ViewController] {
  /// The controllers that are not among others.
  func without(_ others: [ViewController]) -> [ViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
