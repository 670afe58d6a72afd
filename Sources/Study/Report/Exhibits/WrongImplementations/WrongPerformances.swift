import Exhibits
import Samples
import Scenarios

/// What the wrong implementations did, kept so that a preview performs again only what was edited.
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
