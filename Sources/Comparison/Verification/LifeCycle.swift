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

  static func isInherited(_ method: String, from actor: Participant) -> Bool {
    containers.contains(actor.type) && methods.contains(method)
  }
}

extension Event {
  /// Whether it is the call of a container to what its screens inherit, such as `viewDidLoad()`.
  ///
  /// - Parameter actor: The participant that acts in it.
  /// - Returns: Whether it is no message of the pattern.
  public func isLifeCycle(by actor: Participant) -> Bool {
    guard case .call(let member, _) = payload else { return false }
    return LifeCycle.isInherited(member.name, from: actor)
  }
}
