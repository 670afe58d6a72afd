extension Invariant {
  /// The invariant that every effect and navigation leads back, by parent or cause, to an origin.
  ///
  /// An origin is an input, or work of a timer or a server that was scheduled.
  public static let effectsHaveOrigins = Invariant(
    "effects-have-origins",
    "Every effect and every change of screens leads back, by parent and cause, to an input, a timer or a server's answer."
  ) { log in
    var origins = EffectOrigins(log)
    return log.events.lazy.filter { $0.kind == .effect || $0.kind == .navigate }.compactMap {
      effect in
      guard let (end, why) = origins.deadEnd(of: effect.id) else { return nil }
      let sentence =
        end == effect.id
        ? "\(log.name(effect.id)), \(why)"
        : "\(log.name(effect.id)), leads back to \(log.name(end)), \(why)"
      return (Set([end, effect.id]).sorted(), sentence)
    }
  }
}

private struct EffectOrigins {
  typealias DeadEnd = (event: Event.ID, why: String)
  private let log: EventLog
  /// The result for each known event: `nil` if it has an origin, otherwise its dead end.
  private var known: [Event.ID: DeadEnd?] = [:]

  init(_ log: EventLog) { self.log = log }

  mutating func deadEnd(of id: Event.ID) -> DeadEnd? {
    var way: [Event.ID] = []
    var event = id
    var end: DeadEnd?
    while true {
      if let found = known[event] {
        end = found
        break
      }
      way.append(event)
      switch next(after: event) {
      case .origin: end = nil
      case .deadEnd(let why): end = (event, why)
      case .event(let earlier):
        event = earlier
        continue
      }
      break
    }
    for event in way { known[event] = .some(end) }
    return end
  }

  private enum Next {
    case origin
    case event(Event.ID)
    case deadEnd(String)
  }

  private func next(after id: Event.ID) -> Next {
    guard let event = log.event(id) else { return .deadEnd("which is not in the log") }
    if event.kind == .input { return .origin }
    if event.kind == .resume {
      let schedule = event.cause.flatMap(log.event)
      return schedule?.kind == .schedule ? .origin : .deadEnd("which was not scheduled")
    }
    guard let earlier = event.parent ?? event.cause else {
      return .deadEnd("which has neither parent nor cause")
    }
    return earlier < id ? .event(earlier) : .deadEnd("whose origin is not earlier")
  }
}
