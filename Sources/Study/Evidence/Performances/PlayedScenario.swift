package import Comparison
package import Diagrams
package import Identifiers
package import Metrics
package import Scenarios
import Sequences
import StaticSite
package import Trace

/// One scenario as all patterns performed it.
package struct PlayedScenario: Sendable {
  package let scenario: Scenario
  /// The performances of the patterns, in the order of the patterns.
  package let performances: [PatternPerformance]

  package init(scenario: Scenario, performances: [PatternPerformance]) {
    self.scenario = scenario
    self.performances = performances
  }

  /// The performance of one pattern, counted and sorted once.
  package struct PatternPerformance: Sendable {
    package let recording: Recording
    package let facts: RecordingFacts
    package let badges: [Badge]
    package let badged: BadgedParticipants
    /// The events that made the bindings.
    package let binds: [Binding.ID: Event]
    /// The relations between the roles, as the pattern's contract sees them.
    package var relations: Set<RoleRelation> { Set(measured.keys.map(\.relation)) }
    /// The number of times one role did something to another, by what allows it.
    package let measured: [MeasuredRelation: Int]
    private let sequences: [Int: StepSequence]

    init(_ recording: Recording, contract: Contract?, bookkeeping: Bookkeeping) {
      self.recording = recording
      facts = RecordingFacts(recording.log)
      let badges = Badge.all(of: recording.log)
      self.badges = badges
      badged = BadgedParticipants(badges)
      binds = Dictionary(
        keepingFirst: recording.log.events.compactMap { event in
          if case .bind(let id) = event.payload { (id, event) } else { nil }
        })
      measured = contract?.measure(recording.log) ?? [:]
      sequences = Dictionary(grouping: recording.log.events, by: \.step).mapValues { events in
        StepSequence(events, badges: badges, bindings: recording.log.bindings, folding: bookkeeping)
      }
    }

    package var pattern: PatternID { recording.pattern }
    package var implementation: ImplementationID { recording.implementationID }

    /// Returns the rows of what happened in a step; none if nothing did.
    package func sequence(of step: Int) -> StepSequence {
      sequences[step] ?? StepSequence([], badges: badges, bindings: [], folding: .none)
    }
  }

  package var address: String { Address.scenario(scenario.id) }

  /// Returns its address with some patterns side by side.
  package func address(showing patterns: [PatternID]) -> String {
    "\(address)?p=\(patterns.joined(separator: ","))"
  }

  /// Returns the address of a step with some patterns side by side, between roles.
  package func address(showing patterns: [PatternID], at step: ShownStep) -> String {
    "\(address(showing: patterns))&level=roles#\(step.ordinal.anchor)"
  }
}

/// The identifier of a performance: its scenario and its pattern.
package struct PerformanceID: Hashable, Sendable {
  package let scenario: ScenarioID
  package let pattern: PatternID
}

extension Recording {
  /// The identifier of the performance that was recorded.
  package var performance: PerformanceID { PerformanceID(scenario: scenarioID, pattern: pattern) }
}

extension PlayedScenario {
  /// The two patterns that a scenario's page shows in full, in the order of the patterns.
  ///
  /// - Parameter preferred: The patterns that the list of patterns puts first; where the scenario
  ///   was not played in them, the first ones take their places.
  /// - Returns: Two patterns; fewer only where it was played in fewer.
  package func pair(preferring preferred: [PatternID]) -> [PatternID] {
    let patterns = performances.map(\.pattern)
    let others = patterns.filter { !preferred.contains($0) }
    let chosen = (preferred.filter(patterns.contains) + others).prefix(2)
    return patterns.filter(chosen.contains)
  }
}
