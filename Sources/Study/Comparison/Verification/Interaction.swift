import Metrics
public import Trace

/// An interaction of one participant with another, in the terms of a contract.
struct Interaction {
  let kind: Message
  /// The method or property; for a widget's property, without the widget.
  let name: String
  /// The verb phrase of the act in the infinitive, to be followed by the name of the other
  /// participant: `call 'add(_:)' of`.
  let infinitive: String
  /// Indicates whether it passes a participant on.
  let handsOver: Bool

  /// Creates the interaction of an event; `nil` if it is not a message.
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

  /// The verb phrase in the third person: `calls 'add(_:)' of`.
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

  /// Returns whether a participant is a container that calls this method on every screen.
  static func contains(_ method: String, calledBy actor: Participant) -> Bool {
    containers.contains(actor.type) && methods.contains(method)
  }
}

extension Event {
  /// Returns whether a container calls a method of every screen, such as `viewDidLoad()`.
  ///
  /// Such a call is not a message of the pattern.
  public func isLifeCycle(by actor: Participant) -> Bool {
    guard case .call(let member, _) = payload else { return false }
    return LifeCycle.contains(member.name, calledBy: actor)
  }
}
