public import Trace

/// Counts what happens, event by event.
struct EventCount {
  private(set) var steps: [Int: StepFacts] = [:]
  private(set) var observedChanges = 0
  private(set) var notificationsOfChanges = 0
  private(set) var bindings = Population()
  private(set) var participants = Population()

  /// How many live bindings each participant is the source of.
  private var sources: [Participant.ID: Int] = [:]
  private var changed: Set<Participant.ID> = []
  private var step = 0

  mutating func add(_ event: Event, in log: EventLog) {
    if event.step != step {
      step = event.step
      changed = []
    }
    switch event.kind {
    case .call where event.isBetweenTwo && !log.isDelivered(event):
      steps[step, default: StepFacts()].commands += 1
    case .notify: deliver(event)
    case .state: change(event)
    case .effect:
      steps[step, default: StepFacts()].effects += 1
      if event.redundant == true { steps[step]?.redundantEffects += 1 }
    case .bind:
      bindings.begin()
      if let source = event.from { sources[source, default: 0] += 1 }
    case .unbind:
      bindings.end()
      if let source = event.from { sources[source, default: 0] -= 1 }
    case .create: participants.begin()
    case .destroy: participants.end()
    default: break
    }
  }

  private mutating func deliver(_ event: Event) {
    guard event.isBetweenTwo else { return }
    steps[step, default: StepFacts()].notifications += 1
    if let source = event.from, changed.contains(source) { notificationsOfChanges += 1 }
  }

  private mutating func change(_ event: Event) {
    guard let owner = event.to, sources[owner, default: 0] > 0 else { return }
    observedChanges += 1
    changed.insert(owner)
  }
}

extension Event {
  /// Whether one participant does something with another.
  fileprivate var isBetweenTwo: Bool { from != nil && to != nil && from != to }
}

extension EventLog {
  /// Whether a call is what a binding delivers, from its source to its sink, rather than a command.
  public func isDelivered(_ call: Event) -> Bool {
    guard let parent = call.parent.map({ self[$0] }), parent.kind == .notify else { return false }
    return parent.from == call.from && parent.to == call.to
  }
}
