import Metrics
import Trace

/// An interaction of one participant with another, as a contract looks at it.
struct Interaction {
  let kind: Message
  /// The method, or the property; of a widget's, the property alone.
  let name: String
  /// The words for what the actor does, to be followed by the name of the other participant: `calls
  /// 'add(_:)' of`.
  let verb: String
  /// The same, for a participant that has another do it.
  let infinitive: String
  /// Says whether it hands a participant over.
  let handsOver: Bool

  /// `nil` for events that are no message, such as a return.
  init?(_ event: Event) {
    switch event.payload {
    case .call(let member, let arguments):
      kind = .call
      name = member.name
      verb = member.isInitialiser ? "creates" : "calls '\(member)' of"
      infinitive = member.isInitialiser ? "create" : "call '\(member)' of"
      handsOver = arguments.contains { !$0.references.isEmpty }
    case .navigate(let navigation, let came, _):
      kind = .call
      name = navigation.rawValue
      verb = "calls '\(navigation.rawValue)' of"
      infinitive = "call '\(navigation.rawValue)' of"
      handsOver = !came.isEmpty
    case .read(let property, _):
      kind = .read
      name = property
      verb = "reads '\(property)' of"
      infinitive = "read '\(property)' of"
      handsOver = false
    case .state(let property, _, let new):
      kind = .write
      name = property
      verb = "changes '\(property)' of"
      infinitive = "change '\(property)' of"
      handsOver = !new.references.isEmpty
    case .effect(let widget, let property, _, _):
      kind = .write
      name = property
      verb = "writes '\(widget).\(property)' of"
      infinitive = "write '\(widget).\(property)' of"
      handsOver = false
    default: return nil
    }
  }
}
