import Comparison
package import Identifiers
import Metrics
import Scenarios
import Sequences
import Trace

/// All scenarios as the patterns performed them, in the order in which pages list them.
package struct PlayedScenarios: Sendable {
  /// Every scenario.
  package let all: [PlayedScenario]
  /// The identifiers of the samples, in the order of their texts.
  package let samples: [SampleID]
  /// The identifiers of the patterns that were played, in the order of their texts.
  package let patterns: [PatternID]
  private let bySample: [SampleID: [PlayedScenario]]
  private let patternsBySample: [SampleID: [PatternID]]
  private let byID: [ScenarioID: PlayedScenario]

  /// Sorts recordings by scenario.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, in order.
  ///   - recordings: What was played.
  ///   - contracts: What the patterns allow, by the pattern's identifier.
  ///   - facts: What the sources say, which decides what is folded.
  ///   - samples: The identifiers of the samples, in order.
  ///   - patterns: The identifiers of all patterns that have a text, in the order in which they are
  ///     shown side by side, whatever the order of what was played.
  init(
    _ scenarios: [Scenario], recordings: [Recording], contracts: [Contract.ID: Contract],
    facts: ImplementationFacts, samples: [SampleID], patterns: [PatternID]
  ) {
    let indices = Dictionary(
      keepingFirst: patterns.enumerated().map { ($1, $0) })
    let ordered = recordings.enumerated().sorted {
      (indices[$0.element.pattern] ?? .max, $0.offset)
        < (indices[$1.element.pattern] ?? .max, $1.offset)
    }
    let performed = Dictionary(grouping: ordered.map(\.element), by: \.scenarioID)
    all = scenarios.map { scenario in
      let performances = (performed[scenario.id] ?? []).concurrentMap { recording in
        PlayedScenario.PatternPerformance(
          recording, contract: contracts[recording.pattern],
          bookkeeping: facts[recording.implementationID]?.bookkeeping ?? .none)
      }
      return PlayedScenario(scenario: scenario, performances: performances)
    }
    self.samples = samples
    let played = Set(recordings.map(\.pattern))
    let listed = patterns.filter(played.contains)
    self.patterns = listed
    bySample = Dictionary(grouping: all, by: \.scenario.sample)
    patternsBySample = bySample.mapValues { scenarios in
      let played = Set(scenarios.flatMap { $0.performances.map(\.pattern) })
      return listed.filter(played.contains)
    }
    byID = Dictionary(keepingFirst: all.map { ($0.scenario.id, $0) })
  }

  private init(_ scenarios: PlayedScenarios, narrowedTo patterns: [PatternID]) {
    all = scenarios.all.map { played in
      PlayedScenario(
        scenario: played.scenario,
        performances: played.performances.filter { patterns.contains($0.pattern) })
    }
    samples = scenarios.samples
    self.patterns = scenarios.patterns.filter(patterns.contains)
    bySample = Dictionary(grouping: all, by: \.scenario.sample)
    patternsBySample = scenarios.patternsBySample.mapValues { $0.filter(patterns.contains) }
    byID = Dictionary(keepingFirst: all.map { ($0.scenario.id, $0) })
  }

  /// The same scenarios as some patterns alone performed them.
  func narrowed(to patterns: [PatternID]) -> PlayedScenarios {
    PlayedScenarios(self, narrowedTo: patterns)
  }

  /// A scenario, if it was read.
  package subscript(id: ScenarioID) -> PlayedScenario? { byID[id] }

  /// The scenarios of a sample.
  package func of(sample: SampleID) -> [PlayedScenario] { bySample[sample] ?? [] }

  /// The patterns in which a sample was played, in the order of their texts; not every sample need
  /// be written in every pattern.
  package func patterns(of sample: SampleID) -> [PatternID] { patternsBySample[sample] ?? [] }

  /// Returns an implementation's performances, one for each scenario of its sample.
  package func performances(of id: ImplementationID) -> [PlayedScenario.PatternPerformance] {
    of(sample: id.sample).flatMap(\.performances).filter { $0.pattern == id.pattern }
  }

  /// The implementations that were played, by sample and pattern in the order of their texts.
  package var implementations: [ImplementationID] {
    samples.flatMap { sample in
      patterns(of: sample).map { ImplementationID(sample: sample, pattern: $0) }
    }
  }
}

extension PlayedScenarios {
  /// The scenarios of a sample by what they are about, each once, by the first of its topics; those
  /// that are about nothing in particular come first.
  package func byTopic(of sample: SampleID) -> [(title: String, scenarios: [PlayedScenario])] {
    let topics: [ScenarioTopic?] = [nil] + ScenarioTopic.allCases
    return topics.compactMap { topic in
      let scenarios = of(sample: sample).filter { $0.scenario.topics.first == topic }
      return scenarios.isEmpty ? nil : (title: topic?.title ?? "The rules", scenarios: scenarios)
    }
  }
}

extension ScenarioTopic {
  /// The name that readers use for it.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
