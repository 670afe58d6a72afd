package import Exhibits
import Identifiers
import Samples
package import Scenarios

/// A wrong implementation, and the scenario in which its page shows it.
package struct ChosenWrongImplementation: Sendable {
  package let mistake: WrongImplementation
  package let scenario: Scenario
  /// The part of the scenario that catches the mistake.
  package let check: MistakeCheck
}

/// The performance of a wrong implementation in the scenario chosen for it.
struct PlayedWrongImplementation: Sendable {
  let chosen: ChosenWrongImplementation
  /// As everything is played: it ends where an expectation is not met.
  let judged: Recording
  /// Without the expectations, so that it goes on to what a person would see.
  let unjudged: Recording
}

extension Scenario {
  /// The script with nothing expected; the steps keep their numbers.
  var withoutExpectations: Scenario {
    Scenario(
      file: file, title: title, sample: sample, summary: summary, topics: topics, server: server,
      setup: setup,
      steps: steps.map { $0.action.acts ? $0 : Step(.expect([]), at: $0.location) })
  }
}

/// The performances of the wrong implementations, of which only what is different is performed again.
@MainActor
final class WrongPerformances {
  private let performances = PerformanceCache()

  nonisolated init() {}

  /// Plays each wrong implementation in its scenario, as it is written and without expectations.
  ///
  /// - Parameters:
  ///   - chosen: What to play in which scenario.
  ///   - sources: The files of scenarios, as they were read.
  ///   - store: Where recordings are kept from process to process.
  /// - Returns: What was done, in the same order.
  func played(
    _ chosen: [ChosenWrongImplementation], _ sources: [ScenarioID: [String]],
    keptIn store: ResultStore
  ) -> [PlayedWrongImplementation] {
    let planned = chosen.flatMap { chosen in
      let (scenario, source) = (chosen.scenario, sources[chosen.scenario.id])
      return [
        PlannedPerformance(
          implementation: chosen.mistake.implementation, scenario: scenario, source: source),
        PlannedPerformance(
          implementation: chosen.mistake.implementation, scenario: scenario.withoutExpectations,
          source: source.map { $0 + ["without expectations"] }),
      ]
    }
    let recordings = performances.recordings(of: planned, keptIn: store).recordings
    return chosen.enumerated().map { index, chosen in
      PlayedWrongImplementation(
        chosen: chosen, judged: recordings[2 * index], unjudged: recordings[2 * index + 1])
    }
  }
}
