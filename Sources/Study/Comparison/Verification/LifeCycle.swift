public import Trace

/// The methods that the user-interface library's containers call on the screens they show.
enum LifeCycle {
  private static let containers: Set<String> = [
    "AlertController", "NavigationController", "TabBarController", "ViewController", "Window",
  ]

  static let methods: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "updateProperties",
  ]

  /// Returns whether a participant is a container that calls a method on every screen, be it
  /// overridden or not.
  static func contains(_ method: String, calledBy actor: Participant) -> Bool {
    containers.contains(actor.type) && methods.contains(method)
  }
}

extension Event {
  /// Returns whether a container calls what it calls on every screen, such as `viewDidLoad()`.
  ///
  /// - Parameter actor: The participant that acts in it.
  /// - Returns: Whether it is no message of the pattern.
  public func isLifeCycle(by actor: Participant) -> Bool {
    guard case .call(let member, _) = payload else { return false }
    return LifeCycle.contains(member.name, calledBy: actor)
  }
}
