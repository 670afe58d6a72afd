import Trace

extension Metric {
  /// All metrics, in the order in which pages show them.
  public static let all: [Metric] = ofSource + ofRecordings

  /// The metric with a name.
  public static func named(_ id: String) -> Metric? { all.first { $0.id == id } }

  private static let ofSource: [Metric] = [
    source("types", "Types", "types") { facts in
      .split(Split(counting: facts.types, where: \.isMachinery))
    },
    source("protocols", "Protocols", "protocols") { facts in
      .split(Split(counting: facts.protocols, where: \.isMachinery))
    },
    source("files", "Files", "files") { .split($0.files) },
    source("code-lines", "Code lines", "lines") { .split($0.codeLines) },
    source("knows-about", "Knows about", "pairs of roles") { facts in
      .count(facts.knowsAbout.pairs.count { $0.from != .composition })
    },
    source("cycles", "Cycles", "groups of roles") { .count($0.knowsAbout.cycles.count) },
    source("hidden-code", "Out of tracing's sight", "accessors") { .count($0.hidden.count) },
    Metric(
      id: "tracing-share", title: "Tracing's share", unit: "of the tokens",
      reading: .module { .share($0.tracingTokens, of: $0.tokens) }),
  ]

  private static let ofRecordings: [Metric] = [
    step("hops", "Hops", "changes of role", \.hops),
    step("messages", "Messages between roles", "calls, reads and writes", \.messages.totalBetween),
    step(
      "messages-within", "Messages within a role", "calls, reads and writes",
      \.messages.totalWithin),
    step("calls", "Calls", "messages", \.messages[.call]),
    step("reads", "Reads", "messages", \.messages[.read]),
    step("writes", "Writes", "messages", \.messages[.write]),
    step("notifications", "Notifications", "deliveries", \.notifications),
    step("effects", "Effects", "writes", \.effects),
    step("redundant-effects", "Redundant effects", "writes", \.redundantEffects),
    step("bindings-made", "Bindings made", "bindings", \.bindings),
    step("participants-created", "Participants created", "objects", \.participants),
    recording("bindings-live", "Bindings at once", "bindings") { .count($0.bindings.peak) },
    recording("mechanisms", "Ways of binding", "bindings") { facts in
      .mechanisms(
        Mechanism.allCases.compactMap { mechanism in
          facts.mechanisms[mechanism].map { MechanismCount(mechanism: mechanism, count: $0) }
        })
    },
    recording("participants-alive", "Participants at once", "objects") {
      .count($0.participants.peak)
    },
    recording("participants-left", "Participants left behind", "objects") {
      .count($0.participants.live)
    },
    recording("dynamic-coupling", "Dynamic coupling", "class and method called by a class") {
      .count($0.couplings.count)
    },
  ]

  private static func source(
    _ id: String, _ title: String, _ unit: String,
    _ read: @escaping @Sendable (SourceFacts) -> MetricValue
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, reading: .source(read))
  }

  private static func recording(
    _ id: String, _ title: String, _ unit: String,
    _ read: @escaping @Sendable (RecordingFacts) -> MetricValue
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, reading: .recording(read))
  }
}

extension Metric {
  private static func step(
    _ id: String, _ title: String, _ unit: String,
    _ read: @escaping @Sendable (StepFacts) -> Int?
  ) -> Metric {
    Metric(id: id, title: title, unit: unit, reading: .step(read))
  }
}

extension Split {
  /// How many of some there are, those of the machinery apart.
  fileprivate init<Element>(counting elements: [Element], where isMachinery: (Element) -> Bool) {
    let machinery = elements.count(where: isMachinery)
    self.init(machinery: machinery, sample: elements.count - machinery)
  }
}
