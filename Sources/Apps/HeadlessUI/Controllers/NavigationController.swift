import Trace

/// A container with a stack of controllers, of which the top one is visible.
open class NavigationController: ViewController {
  private var stack: [ViewController] = []
  private var binding: LiveBinding?
  /// The controller that the delegate was last notified of.
  private weak var announced: ViewController?
  /// Indicates whether the delegate was also notified that the controller has been shown.
  private var isShown = false

  /// The object to notify when another controller is shown; setting it creates a binding.
  public final weak var delegate: (any NavigationControllerDelegate)? {
    didSet {
      binding = .delegate(delegate, of: self, member: "delegate", replacing: binding)
    }
  }

  /// Creates an empty stack.
  public override init() {
    super.init(life: Life(of: NavigationController.self, .view))
  }

  /// Creates a stack with a root.
  public convenience init(rootViewController: ViewController) {
    self.init()
    replaceStack(with: [rootViewController], false)
  }

  public override var children: [ViewController] { stack }
  override var visibleChild: ViewController? { topViewController }

  override func remove(_ child: ViewController) {
    // No pop is recorded: the new container records that it takes the controller.
    replaceStack(with: stack.without([child]), false)
  }

  override func willShow(_ child: ViewController, _ animated: Bool) {
    guard child !== announced else { return }
    announced = child
    isShown = false
    notifyDelegate(of: child) {
      $0.navigationController(self, willShow: child, animated: animated)
    }
  }

  override func didShow(_ child: ViewController, _ animated: Bool) {
    guard child === announced, !isShown else { return }
    isShown = true
    notifyDelegate(of: child) {
      $0.navigationController(self, didShow: child, animated: animated)
    }
  }

  private func notifyDelegate(
    of child: ViewController, _ body: (any NavigationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    guard let binding else { return body(delegate) }
    binding.deliver([child]) { body(delegate) }
  }

  private func replaceStack(with new: [ViewController], _ animated: Bool) {
    replaceChildren(with: new, animated: animated) { stack = new }
    if stack.isEmpty { announced = nil }
  }
}

extension NavigationController {
  /// The stack, its root first.
  public final var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  public final var topViewController: ViewController? { stack.last }

  /// Pushes a controller onto the stack.
  ///
  /// - Precondition: It is not on the stack.
  public final func pushViewController(_ viewController: ViewController, animated: Bool) {
    precondition(
      !stack.holds(viewController),
      "\(type(of: viewController)) cannot be pushed: it is already on the stack")
    Effects.perform(on: self, .push, came: [viewController].withContained) {
      replaceStack(with: stack + [viewController], animated)
    }
  }

  /// Pops the top controller, unless it is the root.
  ///
  /// - Returns: The popped controller.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    Effects.perform(on: self, .pop, went: [top].withContained) {
      replaceStack(with: stack.dropLast(), animated)
    }
    return top
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The popped controllers, the lowest first; `nil` if there is only the root.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    Effects.perform(on: self, .popToRoot, went: popped.withContained) {
      replaceStack(with: Array(stack.prefix(1)), animated)
    }
    return popped
  }

  /// Pops all controllers above one.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes visible.
  ///   - animated: Passed on to the controllers and the delegate.
  /// - Precondition: The controller is on the stack.
  /// - Returns: The popped controllers, the lowest first; `nil` if the controller is already on
  ///   top.
  @discardableResult
  public final func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      // UIKit raises an exception here: this is a programming error that no script can cause.
      preconditionFailure("\(type(of: viewController)) cannot be popped to: it is not on the stack")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    Effects.perform(on: self, .popTo, went: popped.withContained) {
      replaceStack(with: Array(stack[...index]), animated)
    }
    return popped
  }

  /// Replaces the stack.
  ///
  /// Only the visible controllers before and after disappear and appear; neither does if the top
  /// stays the same. A controller that stays beneath a new top disappears, as after a push.
  ///
  /// - Parameters:
  ///   - viewControllers: The new stack, its root first; it may be empty.
  ///   - animated: Passed on to the controllers and the delegate.
  /// - Precondition: No controller is in the new stack twice.
  public final func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    precondition(
      viewControllers.areDistinct, "the controllers of a stack must differ from each other")
    let (came, went) = (viewControllers.without(stack), stack.without(viewControllers))
    Effects.perform(on: self, .set, came: came.withContained, went: went.withContained) {
      replaceStack(with: viewControllers, animated)
    }
  }
}

/// An object that is notified when another controller of a stack is shown.
///
/// Both methods are called for each push, pop or replacement that changes the visible controller,
/// when the stack is first shown, and when it is shown again after it changed while hidden. They
/// are not called when the top stays the same, or the stack becomes empty.
public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown; called after its `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// A controller has been shown; called after its `viewDidAppear`.
  ///
  /// Popped controllers have then disappeared, and have no container.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
