import Metrics
import Trace

extension JobReader {
  /// The first event of each occasion by which something is decided, and the role that decides.
  ///
  /// Something is decided when a role has the model do something, when a store has its next value
  /// computed or else its value changes, or when the screens change.
  func findDecisions() -> [Event.ID: JobFinding] {
    let computed = Set(log.events.lazy.filter(isComputation).compactMap(occasion))
    var decided: Set<Event.ID> = []
    var found: [Event.ID: JobFinding] = [:]
    for event in log.events {
      guard let occasion = occasion(of: event), !decided.contains(occasion),
        isAction(event, computed.contains(occasion)), isInputToAnswer(log[occasion])
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

  /// Returns whether something is decided by an event; where its occasion has a store's next value
  /// computed, what the store notes besides decides nothing.
  private func isAction(_ event: Event, _ isComputed: Bool) -> Bool {
    switch event.kind {
    case .navigate: event.from != nil
    case .state: role(event.to)?.family == .state && !isComputed
    case .call:
      isComputation(event)
        || role(event.to)?.family == .model && role(event.from).map { $0.family != .model } == true
          && !event.isCreation && !log.isDelivered(event) && !reader.isQuery(event)
    default: false
    }
  }

  /// Returns whether a store has its next value computed: it calls a role that neither holds
  /// values, connects nor hands on.
  private func isComputation(_ call: Event) -> Bool {
    guard call.kind == .call, role(call.from)?.family == .state, !call.isCreation,
      !log.isDelivered(call), let family = role(call.to)?.family
    else { return false }
    return ![.state, .model, .dispatch, .composition].contains(family)
  }

  /// The nearest role on the way to an action that has another role do something, or notifies it;
  /// where none does, the role that received the input.
  ///
  /// What only hands on, holds a value or connects decides nothing. What passes to the screen or
  /// from it is passed over: who shows is not for that reason who decided.
  private func decider(of action: Event) -> JobFinding? {
    if isComputation(action), let computer = role(action.to) {
      return JobFinding(job: .decide, role: computer, line: action.location)
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
