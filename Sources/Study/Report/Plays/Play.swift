import Comparison
import Diagrams
import Identifiers
import Metrics
import Scenarios
import StaticSite
import Trace

/// One scenario as all patterns performed it.
struct Play: Sendable {
  let scenario: Scenario
  /// What the patterns did, in the order of the patterns.
  let parts: [Part]

  /// What one pattern did, counted and sorted once.
  struct Part: Sendable {
    let recording: Recording
    let facts: RecordingFacts
    let badges: [Badge]
    let cast: Cast
    /// The events that made the bindings.
    let binds: [Binding.ID: Event]
    /// What the roles have to do with one another, as the pattern's contract sees it.
    var relations: Set<RoleRelation> { Set(measured.keys.map(\.relation)) }
    /// How often one role did something to another, by what allows it.
    let measured: [MeasuredRelation: Int]
    private let scores: [Int: Score]

    init(_ recording: Recording, contract: Contract?, bookkeeping: Bookkeeping) {
      self.recording = recording
      facts = RecordingFacts(recording.log)
      let badges = Badge.all(of: recording.log)
      self.badges = badges
      cast = Cast(badges)
      binds = Dictionary(
        recording.log.events.compactMap { event in
          if case .bind(let id) = event.payload { (id, event) } else { nil }
        }, uniquingKeysWith: { first, _ in first })
      measured = contract?.measure(recording.log) ?? [:]
      scores = Dictionary(grouping: recording.log.events, by: \.step).mapValues { events in
        Score(events, badges: badges, bindings: recording.log.bindings, folding: bookkeeping)
      }
    }

    var pattern: String { recording.pattern }
    var implementation: ImplementationID { recording.implementationID }

    /// What happened in a step, as rows; none if nothing did.
    func score(of step: Int) -> Score {
      scores[step] ?? Score([], badges: badges, bindings: [], folding: .none)
    }
  }

  var address: String { Address.scenario(scenario.id) }

  /// Where it is shown in some patterns side by side.
  func address(showing patterns: [String]) -> String {
    "\(address)?p=\(patterns.joined(separator: ","))"
  }
}

/// Which performance it is: of a scenario, in a pattern.
struct PerformanceID: Hashable, Sendable {
  let scenario: ScenarioID
  let pattern: String
}

extension Recording {
  /// Which performance was recorded.
  var performance: PerformanceID { PerformanceID(scenario: scenarioID, pattern: pattern) }
}

extension Play {
  /// The two patterns that a scenario's page shows in full, in the order of the patterns.
  ///
  /// - Parameter preferred: The patterns that the list of patterns puts first; where the scenario
  ///   was not played in them, the first ones take their places.
  /// - Returns: Two patterns; fewer only where it was played in fewer.
  func pair(preferring preferred: [String]) -> [String] {
    let patterns = parts.map(\.pattern)
    let others = patterns.filter { !preferred.contains($0) }
    let chosen = (preferred.filter(patterns.contains) + others).prefix(2)
    return patterns.filter(chosen.contains)
  }
}
