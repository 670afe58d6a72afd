import Metrics
public import Trace

/// An interaction of one participant with another, as a contract looks at it.
struct Interaction {
  let kind: Message
  /// The method, or the property; of a widget's, the property alone.
  let name: String
  /// The words for what the actor does, to be followed by the name of the other participant, as of
  /// one that is made to do it: `call 'add(_:)' of`.
  let infinitive: String
  /// Says whether it hands a participant over.
  let handsOver: Bool

  /// `nil` for events that are no message, such as a return.
  init?(_ event: Event) {
    switch event.payload {
    case .call(let member, let arguments):
      (kind, name) = (.call, member.name)
      infinitive = member.isInitialiser ? "create" : "call '\(member)' of"
      handsOver = arguments.contains { !$0.references.isEmpty }
    case .navigate(let navigation, let came, _):
      (kind, name) = (.call, navigation.rawValue)
      infinitive = "call '\(name)' of"
      handsOver = !came.isEmpty
    case .read(let property, _):
      (kind, name) = (.read, property)
      infinitive = "read '\(property)' of"
      handsOver = false
    case .state(let property, _, let new):
      (kind, name) = (.write, property)
      infinitive = "change '\(property)' of"
      handsOver = !new.references.isEmpty
    case .effect(let widget, let property, _, _):
      (kind, name) = (.write, property)
      infinitive = "write '\(widget).\(property)' of"
      handsOver = false
    default: return nil
    }
  }

  /// The same words of one that does it: `calls 'add(_:)' of`.
  var verb: String {
    let words = infinitive.split(separator: " ", maxSplits: 1)
    return ([words[0] + "s"] + words.dropFirst()).joined(separator: " ")
  }
}

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
