public import Identifiers
import Sequences

/// A number that is shown of an implementation: its names, and how it is read from facts.
///
/// What it means and what it does not say is written once, in `content/metrics/<id>.md`.
public struct Metric: Sendable, Identifiable {
  /// The way in which a metric is read from facts.
  enum Reading: Sendable {
    case source(@Sendable (SourceFacts) -> MetricValue)
    case module(@Sendable (ModuleFacts) -> MetricValue)
    case tests(@Sendable (TestFacts) -> MetricValue)
    case recording(@Sendable (RecordingFacts) -> MetricValue)
    /// A number that each step has; a phase's is what its steps' are together.
    case step(@Sendable (StepFacts) -> Int?)
    /// A number of two implementations, which none has by itself.
    case pair
  }

  /// The name in addresses and files: `code-lines`.
  public let id: MetricID
  /// The name that people read.
  public let title: String
  /// The unit: what is counted.
  public let unit: String
  /// With which others it is read.
  public let group: MetricGroup
  let reading: Reading

  init(
    _ id: MetricID, _ title: String, _ unit: String, _ group: MetricGroup, _ reading: Reading
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.group = group
    self.reading = reading
  }

  /// The origin of its numbers.
  public var origin: MetricOrigin {
    switch reading {
    case .source, .module, .pair: .source
    case .tests: .tests
    case .recording, .step: .recording
    }
  }

  /// Says whether it is a number of all that a pattern has, and not of one sample written in it.
  public var isOfModule: Bool { if case .module = reading { true } else { false } }

  /// Says whether each step of a scenario has one, and so each phase.
  public var isOfSteps: Bool { if case .step = reading { true } else { false } }

  /// The number of an implementation.
  ///
  /// - Parameters:
  ///   - facts: What its source says.
  ///   - module: What the source of its whole pattern says.
  ///   - tests: What its unit tests say.
  /// - Returns: The number, or why there is none; `nil` if it comes from recordings.
  public func value(
    of facts: SourceFacts, in module: ModuleFacts, testedBy tests: TestFacts
  ) -> MetricValue? {
    switch reading {
    case .source(let read): read(facts)
    case .module(let read): read(module)
    case .tests(let read): read(tests)
    case .pair: .absent(.ofPair)
    case .recording, .step: nil
    }
  }

  /// The number of a recording, or of several together; `nil` if it does not come from one.
  public func value(of facts: RecordingFacts) -> MetricValue? {
    switch reading {
    case .source, .module, .tests, .pair: nil
    case .recording(let read): read(facts)
    case .step(let read): .phased(facts.phases.map { read($0) ?? 0 })
    }
  }

  /// The number of one step; `nil` if a step has none.
  public func value(of facts: StepFacts) -> MetricValue? {
    guard case .step(let read) = reading else { return nil }
    return read(facts).map(MetricValue.count)
  }
}

/// The origin of a metric's numbers.
public enum MetricOrigin: String, Sendable, Hashable, CaseIterable {
  /// The source, as written.
  case source
  /// A recording, of one scenario.
  case recording
  /// The unit tests: their source, and what they reach.
  case tests
}

extension Metric {
  /// All metrics, in the order in which pages show them.
  public static let all: [Metric] = ofSource + ofTests + ofRecordings

  /// The metric with a name.
  public static func named(_ id: MetricID) -> Metric? { byID[id] }

  private static let byID = Dictionary(keepingFirst: all.map { ($0.id, $0) })
}

/// Metrics that are read together.
public enum MetricGroup: String, Sendable, Hashable, CaseIterable {
  case size
  case complexity
  case coupling
  case testing
  case messages
  case bindings
  case effects
  case calls
}

extension MetricGroup {
  /// The name that readers use for it.
  public var title: String {
    switch self {
    case .size: "Size"
    case .complexity: "Decisions and unseen code"
    case .coupling: "Coupling as written"
    case .testing: "Testability"
    case .messages: "Messages"
    case .bindings: "Bindings"
    case .effects: "Effects and participants"
    case .calls: "Coupling as recorded"
    }
  }

  /// The metrics that belong to it, in order.
  public var metrics: [Metric] { Metric.all.filter { $0.group == self } }
}
