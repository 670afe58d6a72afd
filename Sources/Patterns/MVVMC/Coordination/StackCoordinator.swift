import HeadlessUI

/// A coordinator whose screens are on a stack, together with those of the flows within it.
///
/// The flow at the bottom is the stack's delegate. So it hears that a person went back, which is the
/// stack's own doing, and releases the flows that ended with it.
@Traced(.coordinator)
class StackCoordinator: Coordinator {
  let navigation: NavigationController

  /// A flow on a stack, on which others may be already.
  init(navigation: NavigationController) {
    self.navigation = navigation
    super.init()
  }

  /// Begins the flow at the bottom of its stack.
  final func startStack() -> NavigationController {
    navigation.delegate = self
    navigation.setViewControllers([start()], animated: false)
    return navigation
  }

  /// Begins a flow within this one, on top of the stack.
  final func push(_ child: StackCoordinator) {
    keep(child)
    navigation.pushViewController(child.start(), animated: true)
  }

  /// Presents an alert above the flow's first screen; nothing happens if that is gone.
  final func present(_ alert: AlertController) {
    root?.present(alert, animated: true)
  }
}

@Traced(extending: .coordinator)
extension StackCoordinator: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    releaseChildren(besidesThoseOf: navigationController.viewControllers)
  }
}
