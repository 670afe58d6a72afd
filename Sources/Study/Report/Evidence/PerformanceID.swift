import Identifiers
import Scenarios

/// Which performance it is: of a scenario, in a pattern.
struct PerformanceID: Hashable, Sendable {
  let scenario: ScenarioID
  let pattern: String
}

extension Recording {
  /// Which performance was recorded.
  var performance: PerformanceID { PerformanceID(scenario: scenarioID, pattern: pattern) }
}
