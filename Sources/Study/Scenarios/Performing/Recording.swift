public import HeadlessUI
public import Identifiers
public import Trace

/// The recording of one implementation in one scenario.
public struct Recording: Sendable, Hashable, Encodable {
  /// The scenario's name.
  public let scenario: String
  /// The sample's identifier.
  public let sample: SampleID
  /// The pattern's identifier.
  public let pattern: PatternID
  /// All recorded events; empty if the performance was not recorded.
  public let log: EventLog
  /// The frame after each step; the index is the step's number, with 0 for the implicit `open`.
  ///
  /// After the last step the app is released in a separate step with the number ``closingStep``,
  /// so that every recording ends with no live participant. That step has no frame.
  public let frames: [Frame]
  /// The outcome of each expectation, in order.
  public let verdicts: [Verdict]
  /// The reasons why the performance ended early, if it did: the expectations of one step that are
  /// not met, in order, or one failure of another kind.
  public let failures: [Failure]
  /// The participants that outlived the app, if any.
  public let leak: Leak?

  /// Creates a recording from its parts.
  public init(
    scenario: String, sample: SampleID, pattern: PatternID, log: EventLog, frames: [Frame],
    verdicts: [Verdict], failures: [Failure], leak: Leak? = nil
  ) {
    self.scenario = scenario
    self.sample = sample
    self.pattern = pattern
    self.log = log
    self.frames = frames
    self.verdicts = verdicts
    self.failures = failures
    self.leak = leak
  }

  /// The identifier of its scenario.
  public var scenarioID: ScenarioID { ScenarioID(sample: sample, name: scenario) }

  /// The identifier of its implementation.
  public var implementationID: ImplementationID {
    ImplementationID(sample: sample, pattern: pattern)
  }

  /// Indicates whether every step and expectation succeeded and nothing outlived a `leave`.
  public var passed: Bool { failures.isEmpty }

  /// The failures of steps and expectations, without leaks.
  public var failuresOfSteps: [Failure] { failures.filter { $0.kind != .leak } }

  /// The first of the failures.
  public var failure: Failure? { failures.first }

  /// The number of the step in which the app is released at the end.
  public var closingStep: Int { frames.count }
}

/// The outcome of one expectation.
public struct Verdict: Sendable, Hashable, Codable {
  /// The number of the step with the expectation.
  public let step: Int
  /// The expectation's key as written.
  public let key: String
  /// The line of the scenario's file, from 1, if known.
  public let line: Int?
  /// The column of that line, from 1, if known.
  public let column: Int?
  /// The expected value, as a reader would write it.
  public let expected: String
  /// The value that was found.
  public let found: String
  /// Indicates whether the expectation was met.
  public let passed: Bool
}
