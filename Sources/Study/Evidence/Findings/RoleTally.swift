import Sequences
package import Trace

/// The number of times that each role did something.
package struct RoleTally: Sendable {
  private var counts: [Role: Int] = [:]

  package init() {}

  /// Counts a role once more, or so many times.
  package mutating func add(_ role: Role, _ count: Int = 1) { counts[role, default: 0] += count }

  /// Adds what another counted.
  package mutating func add(_ other: RoleTally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// The roles that did it at least once in ten times, most often first.
  ///
  /// What happens less often is an exception (a root that opens the first screen), and would hide
  /// who does it as a rule.
  package var leaders: [Role] {
    let total = counts.values.reduce(0, +)
    return counts.filter { 10 * $0.value >= total }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension RoleTally {
  /// Counts the roles whose participants kept values of the domain: each change of a stored
  /// property to such a value is counted for the role of the participant that stores it.
  package init(holding domain: (TraceValue) -> Bool, in log: EventLog) {
    let roles = Dictionary(
      keepingFirst: log.participants.map { ($0.id, $0.role) })
    for event in log.events {
      guard case .state(_, _, let new) = event.payload, domain(new),
        let role = event.to.flatMap({ roles[$0] })
      else { continue }
      add(role)
    }
  }
}
