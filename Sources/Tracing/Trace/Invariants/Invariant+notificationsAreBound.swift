extension Invariant {
  /// The invariant that a delivery uses a live binding, from its source to its sink.
  ///
  /// Every binding names both, and is created and ended at most once.
  public static let notificationsAreBound = Invariant(
    "notifications-are-bound",
    "A notification names a live binding; every binding names source, sink and mechanism."
  ) { log in
    var register = BindingRegister(log)
    for event in log.events { register.read(event) }
    return register.namelessBindings + register.violations
  }
}

private struct BindingRegister {
  private let log: EventLog
  private let bindings: [Binding.ID: Binding]
  private var made: [Binding.ID: Event.ID] = [:]
  private var ended: [Binding.ID: Event.ID] = [:]
  private(set) var violations: [(events: [Event.ID], sentence: String)] = []

  init(_ log: EventLog) {
    self.log = log
    bindings = Dictionary(log.bindings.map { ($0.id, $0) }) { first, _ in first }
  }

  mutating func read(_ event: Event) {
    guard [.bind, .unbind, .notify].contains(event.kind) else { return }
    guard let id = event.binding, let binding = bindings[id] else {
      return report([event.id], "\(log.name(event.id)), names a binding that is not in the log")
    }
    if event.from != binding.source || event.to != binding.sink {
      report(
        [event.id],
        "\(log.name(event.id)), does not go from \(binding.source) to \(binding.sink), as its "
          + "binding does")
    }
    switch event.kind {
    case .bind:
      if let first = made[id] { report([first, event.id], "binding \(id) is created twice") }
      made[id] = event.id
    case .unbind:
      check(event, id, "ends")
      ended[id] = event.id
    default: check(event, id, "delivers")
    }
  }

  private mutating func check(_ event: Event, _ id: Binding.ID, _ verb: String) {
    if let end = ended[id] {
      report([end, event.id], "binding \(id) \(verb) after its end: \(log.name(event.id))")
    } else if made[id] == nil {
      report([event.id], "binding \(id) \(verb) before it is created: \(log.name(event.id))")
    }
  }

  var namelessBindings: [(events: [Event.ID], sentence: String)] {
    let known = Set(log.participants.map(\.id))
    return log.bindings.flatMap { binding in
      [("source", binding.source), ("sink", binding.sink)].compactMap { end, participant in
        guard !known.contains(participant) else { return nil }
        let events = made[binding.id].map { [$0] } ?? []
        let found = participant.isEmpty ? "nobody" : participant
        return (
          events,
          "binding \(binding.id), \(binding.mechanism.rawValue) \(binding.member), has an unknown "
            + "\(end): \(found)"
        )
      }
    }
  }

  private mutating func report(_ events: [Event.ID], _ sentence: String) {
    violations.append((events, sentence))
  }
}
