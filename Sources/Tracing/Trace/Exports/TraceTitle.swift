/// Which performance a trace is of, in the words of the code that performed it.
public struct TraceTitle: Sendable, Hashable, Codable {
  /// The app that was performed: `tally-counter`.
  public let sample: String
  /// The architecture in which it is written: `flux`.
  public let pattern: String
  /// What was done with it: `one-tap`.
  public let scenario: String

  /// A title from its parts.
  public init(sample: String, pattern: String, scenario: String) {
    self.sample = sample
    self.pattern = pattern
    self.scenario = scenario
  }
}

extension TraceTitle: CustomStringConvertible {
  public var description: String { "\(sample) · \(pattern) · \(scenario)" }
}
