import Identifiers
import Trace

extension Metric {
  /// Those that are read from recordings.
  static let ofRecordings: [Metric] = [
    step("hops", "Hops", "changes of role", .messages, \.hops),
    step(
      "messages", "Messages between roles", "calls, reads and writes", .messages
    ) { $0.messages.total(.betweenRoles) },
    step(
      "messages-to-screen", "Messages to the screen", "calls, reads and writes", .messages
    ) { $0.messages.total(.toScreen) },
    step(
      "messages-within", "Messages within a role", "calls, reads and writes", .messages
    ) { $0.messages.total(.withinRole) },
    step("calls", "Calls", "messages", .messages, \.messages[.call]),
    step("reads", "Reads", "messages", .messages, \.messages[.read]),
    step("writes", "Writes", "messages", .messages, \.messages[.write]),
    step("notifications", "Notifications", "deliveries", .messages, \.notifications),
    step("effects", "Effects", "writes", .effects, \.effects),
    step("redundant-effects", "Redundant effects", "writes", .effects, \.redundantEffects),
    step("bindings-made", "Bindings made", "bindings", .bindings, \.bindings),
    step(
      "participants-created", "Participants created", "objects", .effects, \.participants),
    recording("bindings-live", "Bindings at once", "bindings", .bindings) {
      .count($0.bindings.peak)
    },
    recording("mechanisms", "Ways of binding", "bindings", .bindings) { facts in
      .kinds(
        Mechanism.allCases.compactMap { mechanism in
          facts.mechanisms[mechanism].map { NamedCount(mechanism.rawValue, $0) }
        })
    },
    recording("participants-alive", "Participants at once", "objects", .effects) {
      .count($0.participants.peak)
    },
    recording("participants-left", "Participants left behind", "objects", .effects) {
      .count($0.participants.live)
    },
    recording(
      "dynamic-coupling", "Dynamic coupling", "class and method called by a class", .calls
    ) { .count($0.couplings.count) },
    recording(
      "dynamic-import", "Dynamic import", "methods that a class calls", .calls
    ) { .largest(among: Coupling.count($0.couplings, by: \.from)) },
    recording(
      "dynamic-export", "Dynamic export", "calls of a class by others", .calls
    ) { .largest(among: Coupling.count($0.couplings, by: \.to)) },
  ]

  private static func recording(
    _ id: MetricID, _ title: String, _ unit: String, _ group: MetricGroup,
    _ read: @escaping @Sendable (RecordingFacts) -> MetricValue
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, group: group, reading: .recording(read))
  }

  private static func step(
    _ id: MetricID, _ title: String, _ unit: String, _ group: MetricGroup,
    _ read: @escaping @Sendable (StepFacts) -> Int?
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, group: group, reading: .step(read))
  }
}

extension Coupling {
  /// Returns the number of some couplings that each class has, at one of their ends.
  static func count(
    _ couplings: Set<Coupling>, by end: KeyPath<Coupling, String>
  ) -> [NamedCount] {
    Dictionary(grouping: couplings) { $0[keyPath: end] }.map { NamedCount($0, $1.count) }
  }
}
