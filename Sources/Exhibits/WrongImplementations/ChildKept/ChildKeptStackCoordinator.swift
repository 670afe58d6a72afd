import HeadlessUI

/// A coordinator whose screens are on a stack, together with those of the flows within it.
///
/// The mistake: nothing is notified when a person goes back, so the flow that ended is kept.
@Traced(.coordinator)
class ChildKeptStackCoordinator: Coordinator {
  let navigation: NavigationController

  /// A flow on a stack, on which others may be already.
  init(navigation: NavigationController) {
    self.navigation = navigation
    super.init()
  }

  /// Begins the flow at the bottom of its stack.
  final func startStack() -> NavigationController {
    navigation.setViewControllers([start()], animated: false)
    return navigation
  }

  /// Begins a flow within this one, on top of the stack.
  final func push(_ child: ChildKeptStackCoordinator) {
    keep(child)
    navigation.pushViewController(child.start(), animated: true)
  }

  /// Presents an alert above the flow's first screen; nothing happens if that is gone.
  final func present(_ alert: AlertController) {
    root?.present(alert, animated: true)
  }
}
