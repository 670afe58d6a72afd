public import Trace

/// Counts what happens, event by event.
struct EventCount {
  private(set) var steps: [Int: StepFacts] = [:]
  /// The phase of each step in which the script does something.
  private(set) var phases: [Int: Phase] = [:]
  private(set) var bindings = Population()
  private(set) var participants = Population()

  private let sides: [Participant.ID: Side]

  init(_ log: EventLog) {
    sides = log.sides
    for event in log.events { add(event, in: log) }
  }

  private mutating func add(_ event: Event, in log: EventLog) {
    if let message = log.message(event) {
      let route = MessageRoute(
        from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
      steps[event.step, default: StepFacts()].messages.add(message, route)
    }
    switch event.payload {
    case .input(let input): phases[event.step] = phases[event.step] ?? input.phase
    case .notify where event.from != event.to:
      steps[event.step, default: StepFacts()].notifications += 1
    case .effect:
      steps[event.step, default: StepFacts()].effects += 1
      if event.isRedundant { steps[event.step]?.redundantEffects += 1 }
    case .bind:
      steps[event.step, default: StepFacts()].bindings += 1
      bindings.begin()
    case .unbind: bindings.end()
    case .create:
      steps[event.step, default: StepFacts()].participants += 1
      participants.begin()
    case .destroy: participants.end()
    default: break
    }
  }
}

extension Input {
  /// The phase of a step that it begins.
  fileprivate var phase: Phase {
    switch purpose {
    case .opensApp: .opening
    case .usesApp: .interaction
    case .leavesApp: .closing
    }
  }
}

extension EventLog {
  /// Returns whether a call is what a binding delivers, from its source to its sink, rather than a
  /// command.
  public func isDelivered(_ call: Event) -> Bool {
    guard let parent = call.parent.map({ self[$0] }), parent.kind == .notify else { return false }
    return parent.from == call.from && parent.to == call.to
  }
}
