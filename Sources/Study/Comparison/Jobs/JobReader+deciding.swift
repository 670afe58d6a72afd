import Metrics
import Trace

extension JobReader {
  /// The first event of each occasion by which something is decided, and the role that decides.
  ///
  /// Something is decided when a role has the model do something, when a store's value changes or,
  /// where reducers compute it, when one begins to, or when the screens change.
  func findDecisions() -> [Event.ID: JobFinding] {
    let hasReducers = log.participants.contains { $0.role == .reducer }
    var decided: Set<Event.ID> = []
    var found: [Event.ID: JobFinding] = [:]
    for event in log.events {
      guard let occasion = occasion(of: event), !decided.contains(occasion),
        isAction(event, hasReducers), isInputToAnswer(log[occasion])
      else { continue }
      decided.insert(occasion)
      found[event.id] = decider(of: event)
    }
    return found
  }

  /// Returns whether an occasion is an input that the app has to answer.
  ///
  /// A tab that is selected and a screen that is left are the library's own answer: what a screen
  /// does because it comes into sight, such as observing the model, is no decision. Nor is what
  /// follows when a script has the server answer.
  private func isInputToAnswer(_ occasion: Event) -> Bool {
    occasion.parent.map { log[$0].kind } == .input && occasion.kind != .navigate
      && role(occasion.from)?.family != .model
  }

  private func isAction(_ event: Event, _ hasReducers: Bool) -> Bool {
    switch event.kind {
    case .navigate: event.from != nil
    case .state: role(event.to)?.family == .state && !hasReducers
    case .call:
      isReduction(event)
        || role(event.to)?.family == .model && role(event.from).map { $0.family != .model } == true
          && !event.isCreation && !log.isDelivered(event) && !reader.isQuery(event)
    default: false
    }
  }

  /// Returns whether a store has its next value computed.
  private func isReduction(_ call: Event) -> Bool {
    role(call.to) == .reducer && role(call.from)?.family == .state && !log.isDelivered(call)
  }

  /// The nearest role on the way to an action that has another role do something, or notifies it;
  /// where none does, the role that received the input.
  ///
  /// What only hands on, holds a value or connects decides nothing. What passes to the screen or
  /// from it is passed over: who shows is not for that reason who decided.
  private func decider(of action: Event) -> JobFinding? {
    if isReduction(action) {
      return JobFinding(job: .decide, role: .reducer, line: action.location)
    }
    var next: Event? = action
    while let event = next, occasion(of: event) != nil {
      if let actor = role(event.from), let other = role(event.to), actor != other,
        ![.dispatch, .state, .composition].contains(actor.family)
      {
        return JobFinding(job: .decide, role: actor, line: event.caller ?? action.caller)
      }
      next = reader.parent(of: event)
    }
    guard let occasion = occasion(of: action), let role = role(log[occasion].to) else { return nil }
    return JobFinding(job: .decide, role: role, line: action.caller)
  }
}
