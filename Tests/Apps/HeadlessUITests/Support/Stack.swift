import HeadlessUI

/// A navigation controller in a window, with screens that note what happens to them.
final class Stack {
  let journal = Journal()
  let navigation = NavigationController()
  let window: Window
  private var screens: [String: JournalingController] = [:]

  /// Shows a stack.
  ///
  /// - Parameters:
  ///   - names: The screens on it, one character each.
  ///   - wrap: What to put around it.
  init(_ names: String, in wrap: (ViewController) -> ViewController = { $0 }) {
    window = Window(rootViewController: wrap(navigation))
    navigation.setViewControllers(self[all: names], animated: false)
    window.makeKeyAndVisible()
    journal.lines = []
  }

  /// The screen of a name, always the same one.
  subscript(name: String) -> JournalingController {
    if let screen = screens[name] { return screen }
    let screen = JournalingController(name, journal)
    screen.notesWhy = true
    screens[name] = screen
    return screen
  }

  /// The screens of several names of one character each.
  subscript(all names: String) -> [ViewController] { names.map { self["\($0)"] } }

  /// The names of controllers.
  func names(_ controllers: [ViewController]) -> String {
    controllers.map { $0.title?.lowercased() ?? "?" }.joined()
  }

  /// Has a delegate note what it is told.
  ///
  /// - Returns: The delegate, which the navigation controller does not keep.
  func delegate() -> JournalingDelegate {
    let delegate = JournalingDelegate(journal)
    navigation.delegate = delegate
    return delegate
  }
}

/// Notes what it is told.
final class JournalingDelegate: NavigationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    journal.note("will show \(name(viewController, animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    journal.note("did show \(name(viewController, animated))")
  }

  private func name(_ controller: ViewController, _ animated: Bool) -> String {
    "\(controller.title?.lowercased() ?? "?")\(animated ? " animated" : "")"
  }
}
