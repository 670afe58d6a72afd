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
  public func chain(to event: Event) -> [Event] {
    var chain = [event]
    while let earlier = chain[chain.count - 1].parent ?? chain[chain.count - 1].cause {
      chain.append(self[earlier])
    }
    return chain.reversed()
  }
}

extension Sequence where Element: Equatable {
  /// The number of times that an element differs from the one before it.
  fileprivate var changes: Int { zip(self, dropFirst()).count { $0 != $1 } }
}
