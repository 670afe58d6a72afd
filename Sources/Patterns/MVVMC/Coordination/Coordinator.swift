import HeadlessUI

/// Decides which screen comes next in a flow: makes the screens, and shows them.
///
/// A coordinator keeps the flows that it began, its children, and nothing else keeps them. It knows
/// its first screen weakly, since whatever shows that screen owns it.
///
/// ```swift
/// coordinator = AppCoordinator(dependencies: dependencies)
/// window = Window(rootViewController: coordinator.start())
/// ```
@Traced(.coordinator)
class Coordinator {
  private(set) var children: [Coordinator] = []
  /// The flow's first screen, while it is shown.
  private(set) weak var root: ViewController?

  init() {}

  /// Creates the flow's first screen; not to be called, only overridden.
  func makeRoot() -> ViewController { ViewController() }

  /// Begins the flow.
  ///
  /// - Returns: Its first screen, for whoever shows it.
  final func start() -> ViewController {
    let screen = makeRoot()
    root = screen
    return screen
  }

  /// Keeps a flow that begins within this one.
  final func keep(_ child: Coordinator) {
    children.append(child)
  }

  /// Releases the flows within this one whose first screens are gone, and what is within those.
  ///
  /// - Parameter screens: All screens of the stack on which these flows are.
  final func releaseChildren(besidesThoseOf screens: [ViewController]) {
    let kept = children.filter { child in screens.contains { $0 === child.root } }
    if kept.count < children.count { children = kept }
    for child in kept { child.releaseChildren(besidesThoseOf: screens) }
  }
}
