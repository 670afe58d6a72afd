import Comparison
package import Identifiers
import Metrics
import Scenarios
import Sequences
import Trace

/// All scenarios with the performances of all patterns, in the order in which pages list them.
package struct PlayedScenarios: Sendable {
  package private(set) var all: [PlayedScenario]
  /// The identifiers of the samples, in the order of their texts.
  package let samples: [SampleID]
  /// The identifiers of the patterns that were played, in the order of their texts.
  package private(set) var patterns: [PatternID]
  private var bySample: [SampleID: [PlayedScenario]]
  private var patternsBySample: [SampleID: [PatternID]]

  /// Groups recordings by scenario.
  ///
  /// Patterns with a text come first, in the order of the texts, regardless of the order of
  /// recordings.
  init(
    _ scenarios: [Scenario], recordings: [Recording], contracts: [Contract.ID: Contract],
    facts: ImplementationFacts, samples: [SampleID], patterns: [PatternID]
  ) {
    let indices = Dictionary(keepingFirst: patterns.enumerated().map { ($1, $0) })
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
  }

  /// Returns the same scenarios with the performances of some patterns only.
  func narrowed(to patterns: [PatternID]) -> PlayedScenarios {
    var copy = self
    copy.all = all.map { $0.narrowed(to: patterns) }
    copy.patterns = self.patterns.filter(patterns.contains)
    copy.bySample = bySample.mapValues { $0.map { $0.narrowed(to: patterns) } }
    copy.patternsBySample = patternsBySample.mapValues { $0.filter(patterns.contains) }
    return copy
  }

  /// The scenario with an identifier, if it was read.
  package subscript(id: ScenarioID) -> PlayedScenario? {
    of(sample: id.sample).first { $0.scenario.name == id.name }
  }

  /// Returns the scenarios of a sample.
  package func of(sample: SampleID) -> [PlayedScenario] { bySample[sample] ?? [] }

  /// Returns the patterns that played a sample, in the order of their texts.
  ///
  /// Not every sample need be implemented in every pattern.
  package func patterns(of sample: SampleID) -> [PatternID] { patternsBySample[sample] ?? [] }

  /// Returns an implementation's performances, one for each scenario of its sample.
  package func performances(of id: ImplementationID) -> [PlayedScenario.PatternPerformance] {
    of(sample: id.sample).flatMap(\.performances).filter { $0.pattern == id.pattern }
  }

  /// The implementations that were played, in the order of the texts of samples and patterns.
  package var implementations: [ImplementationID] {
    samples.flatMap { sample in
      patterns(of: sample).map { ImplementationID(sample: sample, pattern: $0) }
    }
  }
}

extension PlayedScenarios {
  /// Groups the scenarios of a sample by their first topic; those without a topic come first.
  package func byTopic(of sample: SampleID) -> [(title: String, scenarios: [PlayedScenario])] {
    let topics: [ScenarioTopic?] = [nil] + ScenarioTopic.allCases
    return topics.compactMap { topic in
      let scenarios = of(sample: sample).filter { $0.scenario.topics.first == topic }
      return scenarios.isEmpty ? nil : (title: topic?.title ?? "The rules", scenarios: scenarios)
    }
  }
}

extension ScenarioTopic {
  /// The topic's name for readers.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
