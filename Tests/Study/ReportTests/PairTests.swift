import Identifiers
import Samples
import Scenarios
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("The patterns that a scenario's page shows")
struct PairTests {
  @Test(
    "are those that come first, and where they were not played the first of the others",
    arguments: [
      (["a", "b", "c"], ["c", "a"], ["a", "c"]), (["a", "b", "c"], [], ["a", "b"]),
      (["a", "b", "c"], ["x", "c"], ["a", "c"]), (["a"], ["b", "a"], ["a"]),
      (["a", "b", "c", "d"], ["b", "c", "d"], ["b", "c"]), ([], ["a"], []),
    ] as [([PatternID], [PatternID], [PatternID])])
  func pair(_ played: [PatternID], _ preferred: [PatternID], _ shown: [PatternID]) {
    let scenario = Scenario(file: "s.md", title: "S", sample: "s", summary: "S", steps: [])
    let performances = played.map { pattern in
      PlayedScenario.PatternPerformance(
        Recording(
          scenario: "s", sample: "s", pattern: pattern,
          log: EventLog(participants: [], bindings: [], events: []), frames: [], verdicts: [],
          failures: []),
        contract: nil, bookkeeping: .none)
    }
    #expect(
      PlayedScenario(scenario: scenario, performances: performances).pair(preferring: preferred)
        == shown)
  }
}
