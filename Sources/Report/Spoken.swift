import Metrics
import Trace

/// That one role spoke to another in a recording.
struct Spoken: Sendable, Hashable {
  let from: Role
  let to: Role
  /// Whether through a binding, rather than by a command.
  let isNotification: Bool
}

extension EventLog {
  /// Which roles spoke to which others.
  ///
  /// - Complexity: O(*n*) in the number of events.
  var spoken: Set<Spoken> {
    let roles = Dictionary(
      participants.map { ($0.id, $0.role) }, uniquingKeysWith: { first, _ in first })
    var spoken: Set<Spoken> = []
    for event in events {
      let isNotification = event.kind == .notify
      guard isNotification || message(event) != nil, event.from != event.to,
        let from = event.from.flatMap({ roles[$0] }), let to = event.to.flatMap({ roles[$0] }),
        from != to
      else { continue }
      spoken.insert(Spoken(from: from, to: to, isNotification: isNotification))
    }
    return spoken
  }
}
