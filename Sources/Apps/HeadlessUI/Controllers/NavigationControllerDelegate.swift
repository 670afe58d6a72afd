/// Is notified when another controller of a stack is shown.
///
/// Both methods are called for each push, pop or replacement that changes what is in sight, when
/// the stack is shown for the first time, and when a stack that changed out of sight is shown
/// again. They are not called when the top stays the same, or the stack becomes empty.
public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown; called after its `viewWillAppear`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// A controller has been shown; called after its `viewDidAppear`.
  ///
  /// The controllers that were popped have disappeared, and know no container any more.
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
