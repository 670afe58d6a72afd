/// What became of one expectation.
public struct Verdict: Sendable, Hashable, Codable {
  /// The number of the step that expects.
  public let step: Int
  /// The expectation's key as it is written.
  public let key: String
  /// The line of the scenario's file, from 1, if known.
  public let line: Int?
  /// The column of that line, from 1, if known.
  public let column: Int?
  /// What is expected, as a reader would write it.
  public let expected: String
  /// What was found instead, or as well.
  public let found: String
  /// Whether what was found is what was expected.
  public let passed: Bool
}
