import Diagnostics
import Identifiers
import Scenarios

/// The results of scenarios on the patterns of their samples.
struct PerformReport: Encodable {
  var scenarios: [ScenarioOutcome] = []
  /// The faults of files that could not be read.
  var diagnostics: [Diagnostic] = []

  /// Says whether all were read, all passed and all agreed.
  var isGood: Bool {
    diagnostics.isEmpty && scenarios.allSatisfy { $0.agree && $0.patterns.allSatisfy(\.passed) }
  }
}

/// The result of a scenario on one pattern.
struct PatternOutcome: Encodable {
  let id: PatternID
  let passed: Bool
  /// The reason why it failed.
  ///
  /// It is the first expectation that is not met, or what else ended it.
  let failure: Failure?
  /// The other expectations of the same step that are not met, in order.
  let furtherFailures: [Failure]

  init(_ recording: Recording) {
    id = recording.pattern
    passed = recording.passed
    failure = recording.failure
    furtherFailures = Array(recording.failures.dropFirst())
  }
}

/// The result of one scenario.
struct ScenarioOutcome: Encodable {
  let file: String
  let sample: SampleID
  let agree: Bool
  let disagreement: Disagreement?
  let patterns: [PatternOutcome]
  /// All failures, and the first difference between two patterns, for people.
  let diagnostics: [Diagnostic]

  enum CodingKeys: CodingKey {
    case file, sample, agree, disagreement, patterns
  }

  init(_ scenario: Scenario, _ recordings: [Recording]) {
    file = scenario.file
    sample = scenario.sample
    disagreement = Disagreement.first(among: recordings)
    agree = disagreement == nil
    patterns = recordings.map(PatternOutcome.init)
    diagnostics =
      Failure.diagnostics(of: recordings, among: recordings.count)
      + [disagreement?.diagnostic(in: scenario)].compactMap(\.self)
  }
}

// MARK: For people

extension ScenarioOutcome {
  /// A line for the scenario and one for each pattern.
  var summary: String {
    let width = patterns.map(\.id.description.count).max() ?? 0
    let lines = patterns.map { outcome in
      let name = outcome.id.description.padding(to: width)
      return "  \(name)  \(outcome.passed ? "passed" : "failed")"
    }
    return ([file] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
