import Identifiers
import Trace

extension Metric {
  /// The metrics that are read from the source of an implementation.
  static let ofSource: [Metric] = [
    Metric("code-lines", "Code lines", "lines", .size, .source { .split($0.codeLines) }),
    Metric("files", "Files", "files", .size, .source { .split($0.files) }),
    Metric(
      "types", "Types", "types", .size, .source { .split(MachinerySplit(counting: $0.types)) }),
    Metric(
      "protocols", "Protocols", "protocols", .size,
      .source { .split(MachinerySplit(counting: $0.protocols)) }),
    Metric(
      "tracing-share", "Tracing's share", "of the tokens", .size,
      .module { .share($0.tracingTokens, of: $0.tokens) }),
    Metric(
      "complexity", "Cyclomatic complexity", "of the function with most", .complexity,
      .source {
        .largest(among: $0.functions.map { NamedCount($0.name, $0.complexity, at: $0.location) })
      }),
    Metric(
      "decisions", "Decisions", "decisions", .complexity,
      .source { .count($0.functions.reduce(0) { $0 + $1.complexity - 1 }) }),
    Metric(
      "hidden-code", "Unseen accessors", "accessors", .complexity,
      .source { .count($0.hidden.count(where: \.kind.isAccessor)) }),
    Metric(
      "hidden-closures", "Unseen closures", "closures", .complexity,
      .source { .count($0.hidden.count { $0.kind == .closure }) }),
    Metric(
      "knows-about", "Knows about", "pairs of roles", .coupling,
      .source { .count($0.knowsAbout.pairs.count) }),
    Metric(
      "cycles", "Cycles", "groups of roles", .coupling,
      .source { .each($0.cycles.map { NamedCount($0.name, $0.sides.count, at: $0.location) }) }),
    Metric(
      "afferent-coupling", "Ca", "types that name the type", .coupling,
      .source { .largest(among: $0.couplings.map { $0.type.counted($0.afferent) }) }),
    Metric(
      "efferent-coupling", "Ce", "types that the type names", .coupling,
      .source { .largest(among: $0.couplings.map { $0.type.counted($0.efferent) }) }),
    Metric(
      "instability", "Instability", "of the types, 0 to 1", .coupling,
      .source {
        Spread(of: $0.couplings.compactMap(\.instability)).map(MetricValue.spread)
          ?? .absent(.nothing)
      }),
    Metric("logic-shared", "Logic shared", "of the deciding role’s lines", .coupling, .pair),
  ]

  /// The metrics that are read from an implementation's unit tests and testability.
  static let ofTests: [Metric] = [
    Metric(
      "seams", "Seams", "places to replace a neighbour", .testing,
      .source { facts in
        .kinds(
          SeamKind.allCases.compactMap { kind in
            let count = facts.seams.count { $0.kind == kind }
            return count == 0 ? nil : NamedCount(kind.rawValue, count)
          })
      }),
    Metric(
      "doubles-needed", "Doubles needed", "test doubles (members of each)", .testing,
      .tests { $0.doubles.map(MetricValue.each) ?? .absent(.untested) }),
    Metric(
      "reachable-without-view", "Reachable without a view", "of the deciding lines", .testing,
      .tests { facts in
        switch facts.coverage {
        case .success(let coverage): .share(coverage.reached, of: coverage.lines)
        case .failure(let absence): .absent(absence)
        }
      }),
  ]

  /// The metrics that are read from recordings.
  static let ofRecordings: [Metric] = [
    Metric("hops", "Hops", "changes of role", .messages, .step { $0.hops }),
    Metric(
      "messages", "Messages between roles", "calls, reads and writes", .messages,
      .step { $0.messages.total(.betweenRoles) }),
    Metric(
      "messages-to-screen", "Messages to the screen", "calls, reads and writes", .messages,
      .step { $0.messages.total(.toScreen) }),
    Metric(
      "messages-within", "Messages within a role", "calls, reads and writes", .messages,
      .step { $0.messages.total(.withinRole) }),
    Metric("calls", "Calls", "messages", .messages, .step { $0.messages[.call] }),
    Metric("reads", "Reads", "messages", .messages, .step { $0.messages[.read] }),
    Metric("writes", "Writes", "messages", .messages, .step { $0.messages[.write] }),
    Metric("notifications", "Notifications", "deliveries", .messages, .step { $0.notifications }),
    Metric("effects", "Effects", "writes", .effects, .step { $0.effects }),
    Metric(
      "redundant-effects", "Redundant effects", "writes", .effects, .step { $0.redundantEffects }),
    Metric("bindings-made", "Bindings made", "bindings", .bindings, .step { $0.bindings }),
    Metric(
      "participants-created", "Participants created", "objects", .effects,
      .step { $0.participants }),
    Metric(
      "bindings-live", "Bindings at once", "bindings", .bindings,
      .recording { .count($0.bindings.peak) }),
    Metric(
      "mechanisms", "Ways of binding", "bindings", .bindings,
      .recording { facts in
        .kinds(
          Mechanism.allCases.compactMap { mechanism in
            facts.mechanisms[mechanism].map { NamedCount(mechanism.rawValue, $0) }
          })
      }),
    Metric(
      "participants-alive", "Participants at once", "objects", .effects,
      .recording { .count($0.participants.peak) }),
    Metric(
      "participants-left", "Participants left behind", "objects", .effects,
      .recording { .count($0.participants.live) }),
    Metric(
      "dynamic-coupling", "Dynamic coupling", "class and method called by a class", .calls,
      .recording { .count($0.couplings.count) }),
    Metric(
      "dynamic-import", "Dynamic import", "methods that a class calls", .calls,
      .recording { .largest(among: Coupling.count($0.couplings, by: \.from)) }),
    Metric(
      "dynamic-export", "Dynamic export", "calls of a class by others", .calls,
      .recording { .largest(among: Coupling.count($0.couplings, by: \.to)) }),
  ]
}

extension MetricValue {
  /// Returns the greatest number; if several are equal, the one whose name sorts first.
  fileprivate static func largest(among numbers: [NamedCount]) -> MetricValue {
    numbers.min { ($1.count, $0.name) < ($0.count, $1.name) }.map(MetricValue.largest)
      ?? .absent(.nothing)
  }
}

extension MachinerySplit {
  /// Counts types, with those of the machinery separate.
  fileprivate init(counting types: [TypeFacts]) {
    let machinery = types.count(where: \.isMachinery)
    self.init(machinery: machinery, sample: types.count - machinery)
  }
}

extension TypeFacts {
  fileprivate func counted(_ count: Int) -> NamedCount { NamedCount(name, count, at: location) }
}

extension Coupling {
  /// Returns the number of couplings that each class has at one of their ends.
  fileprivate static func count(
    _ couplings: Set<Coupling>, by end: KeyPath<Coupling, String>
  ) -> [NamedCount] {
    Dictionary(grouping: couplings) { $0[keyPath: end] }.map { NamedCount($0, $1.count) }
  }
}
