public import Identifiers
import Sequences

/// A number shown for an implementation: its names, and how it is read from facts.
///
/// Its meaning and its limits are described once, in `content/metrics/<id>.md`.
public struct Metric: Sendable, Identifiable {
  /// The way a metric is read from facts.
  enum Reading: Sendable {
    case source(@Sendable (SourceFacts) -> MetricValue)
    case module(@Sendable (ModuleFacts) -> MetricValue)
    case tests(@Sendable (TestFacts) -> MetricValue)
    case recording(@Sendable (RecordingFacts) -> MetricValue)
    /// A number for each step; a phase combines the numbers of its steps.
    case step(@Sendable (StepFacts) -> Int?)
    /// A number for two implementations together, which neither has alone.
    case pair
  }

  /// The identifier in URLs and file names: `code-lines`.
  public let id: MetricID
  /// The display name.
  public let title: String
  /// The unit: the kind of item that is counted.
  public let unit: String
  /// The group of metrics with which it is read.
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

  /// The origin of its values.
  public var origin: MetricOrigin {
    switch reading {
    case .source, .module, .pair: .source
    case .tests: .tests
    case .recording, .step: .recording
    }
  }

  /// Indicates whether it describes a pattern's whole module rather than one sample.
  public var isOfModule: Bool { if case .module = reading { true } else { false } }

  /// Indicates whether each step of a scenario, and so each phase, has a value.
  public var isOfSteps: Bool { if case .step = reading { true } else { false } }

  /// Returns the value for an implementation.
  ///
  /// - Parameters:
  ///   - facts: The facts from its source.
  ///   - module: The facts from the source of its whole pattern.
  ///   - tests: The facts from its unit tests.
  /// - Returns: The value, or the reason why there is none; `nil` if it comes from recordings.
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

  /// Returns the value for one or several recordings; `nil` if it does not come from recordings.
  public func value(of facts: RecordingFacts) -> MetricValue? {
    switch reading {
    case .source, .module, .tests, .pair: nil
    case .recording(let read): read(facts)
    case .step(let read): .phased(facts.phases.map { read($0) ?? 0 })
    }
  }

  /// Returns the value for one step; `nil` if a step has none.
  public func value(of facts: StepFacts) -> MetricValue? {
    guard case .step(let read) = reading else { return nil }
    return read(facts).map(MetricValue.count)
  }
}

/// The origin of a metric's values.
public enum MetricOrigin: String, Sendable, Hashable, CaseIterable {
  /// The source, as written.
  case source
  /// A recording, of one scenario.
  case recording
  /// The unit tests: their source, and the code that they cover.
  case tests
}

extension Metric {
  /// All metrics, in the order in which pages show them.
  public static let all: [Metric] = ofSource + ofTests + ofRecordings

  /// Returns the metric with an identifier.
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
  /// The display name of the group.
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

  /// The metrics of the group, in order.
  public var metrics: [Metric] { Metric.all.filter { $0.group == self } }
}
