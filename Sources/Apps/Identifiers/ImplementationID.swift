/// The identifier of a sample in a pattern.
///
/// By it an implementation, its sources and its recordings are found.
///
///     let id = ImplementationID(sample: "tally-counter", pattern: "mvvm")
///     print(id)  // tally-counter in mvvm
public struct ImplementationID: Hashable, Sendable, Codable {
  /// The sample's identifier.
  public let sample: SampleID
  /// The pattern's identifier.
  public let pattern: PatternID

  /// The identifier of a sample in a pattern.
  public init(sample: SampleID, pattern: PatternID) {
    self.sample = sample
    self.pattern = pattern
  }
}

extension ImplementationID: Comparable {
  /// Orders by sample, then by pattern.
  public static func < (left: Self, right: Self) -> Bool {
    (left.sample, left.pattern) < (right.sample, right.pattern)
  }
}

extension ImplementationID: CustomStringConvertible {
  /// `tally-counter in mvvm`.
  public var description: String { "\(sample) in \(pattern)" }
}
