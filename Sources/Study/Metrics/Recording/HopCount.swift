public import Trace

/// Counts, for each step, the changes of side on the way to its last effect or change of screens:
/// from role to role, from the screen to a role and back.
struct HopCount {
  /// The number of changes, by step.
  let hops: [Int: Int]

  init(_ log: EventLog) {
    let sides = log.sides
    var last: [Int: Event] = [:]
    for event in log.events where event.kind == .effect || event.kind == .navigate {
      last[event.step] = event
    }
    hops = last.mapValues { effect in
      log.chain(to: effect).flatMap { [$0.from, $0.to] }
        .compactMap { $0.flatMap { sides[$0] } }
        .changes
    }
  }
}

extension EventLog {
  /// The events that led to one, from the first on, the event itself last: each happened inside the
  /// one before it or, failing that, because of it.
  ///
  /// Work that was put off within its step, such as an update of a screen, comes of what put it off.
  public func chain(to event: Event) -> [Event] {
    var chain = [event]
    while let earlier = origin(of: chain[chain.count - 1]) { chain.append(earlier) }
    return chain.reversed()
  }

  private func origin(of event: Event) -> Event? {
    if event.kind == .resume, let cause = event.cause.map({ self[$0] }), cause.step == event.step {
      return cause
    }
    return (event.parent ?? event.cause).map { self[$0] }
  }
}

extension Sequence where Element: Equatable {
  /// The number of times that an element differs from the one before it.
  fileprivate var changes: Int { zip(self, dropFirst()).count { $0 != $1 } }
}
