/// The outcome of one expectation.
public struct Verdict: Sendable, Hashable, Codable {
  /// The number of the step that expects.
  public let step: Int
  /// The expectation's key as it is written.
  public let key: String
  /// The line of the scenario's file, from 1, if known.
  public let line: Int?
  /// The column of that line, from 1, if known.
  public let column: Int?
  /// The expected value, as a reader would write it.
  public let expected: String
  /// The value that was found instead, or as well.
  public let found: String
  /// Says whether what was found is what was expected.
  public let passed: Bool
}
