package import Exhibits
import Samples
package import Scenarios

/// A wrong implementation, and the scenario in which its page shows it.
package struct ChosenWrongImplementation: Sendable {
  package let fault: WrongImplementation
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

/// The performances of the wrong implementations; a preview performs again only what was edited.
@MainActor
final class WrongPerformances {
  private var played: [String: (script: Scenario, fault: PlayedWrongImplementation)] = [:]

  nonisolated init() {}

  /// Plays each wrong implementation in its scenario, as it is written and without expectations.
  ///
  /// - Parameter chosen: What to play in which scenario.
  /// - Returns: What was done, in the same order.
  func played(_ chosen: [ChosenWrongImplementation]) -> [PlayedWrongImplementation] {
    chosen.map { chosen in
      let script = chosen.scenario.script
      if let known = played[chosen.fault.id], known.script == script {
        return PlayedWrongImplementation(
          chosen: chosen, judged: known.fault.judged, unjudged: known.fault.unjudged)
      }
      let implementation = chosen.fault.implementation
      let fault = PlayedWrongImplementation(
        chosen: chosen, judged: Performance.play(chosen.scenario, on: implementation),
        unjudged: Performance.play(chosen.scenario.withoutExpectations, on: implementation))
      played[chosen.fault.id] = (script, fault)
      return fault
    }
  }
}
