import Identifiers
import Trace

extension Metric {
  /// Those that are read from the source of an implementation.
  static let ofSource: [Metric] = [
    source("code-lines", "Code lines", "lines", .size) { .split($0.codeLines) },
    source("files", "Files", "files", .size) { .split($0.files) },
    source("types", "Types", "types", .size) { facts in
      .split(MachinerySplit(counting: facts.types, where: \.isMachinery))
    },
    source("protocols", "Protocols", "protocols", .size) { facts in
      .split(MachinerySplit(counting: facts.protocols, where: \.isMachinery))
    },
    Metric(
      id: "tracing-share", title: "Tracing's share", unit: "of the tokens", group: .size,
      reading: .module { .share($0.tracingTokens, of: $0.tokens) }),
    source("complexity", "Cyclomatic complexity", "of the function with most", .complexity) {
      .largest(among: $0.functions.map { NamedCount($0.name, $0.complexity, at: $0.location) })
    },
    source("decisions", "Decisions", "decisions", .complexity) { facts in
      .count(facts.functions.reduce(0) { $0 + $1.complexity - 1 })
    },
    source("hidden-code", "Unseen accessors", "accessors", .complexity) { facts in
      .count(facts.hidden.count(where: \.kind.isAccessor))
    },
    source("hidden-closures", "Unseen closures", "closures", .complexity) { facts in
      .count(facts.hidden.count { $0.kind == .closure })
    },
    source("knows-about", "Knows about", "pairs of roles", .coupling) { facts in
      .count(facts.knowsAbout.pairs.count)
    },
    source("cycles", "Cycles", "groups of roles", .coupling) { facts in
      .each(facts.cycles.map { NamedCount($0.name, $0.sides.count, at: $0.location) })
    },
    source("afferent-coupling", "Ca", "types that name the type", .coupling) {
      .largest(
        among: $0.couplings.map { NamedCount($0.type.name, $0.afferent, at: $0.type.location) })
    },
    source("efferent-coupling", "Ce", "types that the type names", .coupling) {
      .largest(
        among: $0.couplings.map { NamedCount($0.type.name, $0.efferent, at: $0.type.location) })
    },
    source("instability", "Instability", "of the types, 0 to 1", .coupling) {
      Spread(of: $0.couplings.compactMap(\.instability)).map(MetricValue.spread)
        ?? .absent(.nothing)
    },
    Metric(
      id: "logic-shared", title: "Logic shared", unit: "of the deciding role’s lines",
      group: .coupling, reading: .pair),
  ]

  private static func source(
    _ id: MetricID, _ title: String, _ unit: String, _ group: MetricGroup,
    _ read: @escaping @Sendable (SourceFacts) -> MetricValue
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, group: group, reading: .source(read))
  }
}

extension MetricValue {
  /// The greatest number; of several that are equal, the one whose name is first.
  static func largest(among numbers: [NamedCount]) -> MetricValue {
    numbers.min { ($1.count, $0.name) < ($0.count, $1.name) }.map(MetricValue.largest)
      ?? .absent(.nothing)
  }
}

extension MachinerySplit {
  /// Creates the count of some elements, those of the machinery apart.
  fileprivate init<Element>(counting elements: [Element], where isMachinery: (Element) -> Bool) {
    let machinery = elements.count(where: isMachinery)
    self.init(machinery: machinery, sample: elements.count - machinery)
  }
}
