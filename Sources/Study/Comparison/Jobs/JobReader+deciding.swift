import Metrics
import Trace

extension JobReader {
  /// Returns the deciding role for the first event of each occasion that carries out a decision.
  ///
  /// A decision is carried out when a role commands the model, when a store has its next value
  /// computed or its value changes without that, or when the screens change.
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
  /// The library itself answers the selection of a tab and the return from a screen. The work of a
  /// screen because it appears, such as observing the model, is not a decision. Nor is the work
  /// that follows an answer of the server in a script.
  private func isInputToAnswer(_ occasion: Event) -> Bool {
    occasion.parent.map { log[$0].kind } == .input && occasion.kind != .navigate
      && role(occasion.from)?.family != .model
  }

  /// Returns whether an event carries out a decision.
  ///
  /// If the occasion has a store's next value computed, the store's changes do not count.
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

  /// Returns whether a store has its next value computed: it calls a role that does not itself
  /// hold values, connect or only forward.
  private func isComputation(_ call: Event) -> Bool {
    guard call.kind == .call, role(call.from)?.family == .state, !call.isCreation,
      !log.isDelivered(call), let family = role(call.to)?.family
    else { return false }
    return ![.state, .model, .dispatch, .composition].contains(family)
  }

  /// Returns the nearest role on the way to an action that commands or notifies another role;
  /// without one, the role that received the input.
  ///
  /// Roles that only forward, hold a value or connect do not decide. Messages to or from the
  /// screen are skipped, because displaying something does not mean having decided it.
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
