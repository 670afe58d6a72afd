import Exhibits
import Scenarios

/// A wrong implementation, and the scenario in which its page shows it.
struct ChosenWrongImplementation: Sendable {
  let fault: WrongImplementation
  let scenario: Scenario
  /// What of the scenario catches the mistake.
  let check: MistakeCheck
}

/// What a wrong implementation did in the scenario that was chosen for it.
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
