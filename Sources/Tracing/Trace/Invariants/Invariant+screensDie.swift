extension Invariant {
  /// At the end of the step in which a screen is left, none of its participants is alive and no
  /// live binding points from or at one; after `leave` that is so of every participant.
  public static let screensDie = Invariant(
    "screens-die",
    "After the script leaves a screen, none of its participants is alive or bound."
  ) { log in
    let lives = LifeEvents(log)
    return log.departures.flatMap { lives.survivors(of: $0) }
  }
}

/// The events at which participants and bindings begin and end.
private struct LifeEvents {
  private let log: EventLog
  private var begin: [Participant.ID: Event] = [:]
  private var end: [Participant.ID: Event] = [:]
  private var made: [Binding.ID: Event] = [:]
  private var ended: [Binding.ID: Event] = [:]

  init(_ log: EventLog) {
    self.log = log
    for event in log.events {
      switch event.kind {
      case .create: if let id = event.to { begin[id] = event }
      case .destroy: if let id = event.to { end[id] = event }
      case .bind: if let id = event.binding { made[id] = event }
      case .unbind: if let id = event.binding { ended[id] = event }
      default: break
      }
    }
  }

  func survivors(of departure: Departure) -> [(events: [Event.ID], sentence: String)] {
    let leaving = departure.event
    let isAlive: (Participant.ID) -> Bool = { id in
      guard let birth = begin[id], birth.step <= leaving.step else { return false }
      return (end[id]?.step ?? .max) > leaving.step
    }
    let participants = log.participants.lazy.map(\.id).filter(departure.concerns).filter(isAlive)
      .map { id in
        let events = [begin[id]?.id, leaving.id].compactMap(\.self)
        return (events, "\(id) is still alive after \(log.name(leaving.id))")
      }
    let bindings = log.bindings.lazy.filter { binding in
      guard let bind = made[binding.id], bind.step <= leaving.step,
        (ended[binding.id]?.step ?? .max) > leaving.step
      else { return false }
      return departure.concerns(binding.source) || departure.concerns(binding.sink)
    }.map { binding in
      let events = [made[binding.id]?.id, leaving.id].compactMap(\.self)
      return (
        events,
        "binding \(binding.id), \(binding.mechanism.rawValue) \(binding.member) from "
          + "\(binding.source) to \(binding.sink), is still live after \(log.name(leaving.id))"
      )
    }
    return Array(participants) + Array(bindings)
  }
}
