/// The identifier of a scenario of a sample.
///
/// It names the sample, since scenarios of two samples may have the same name.
///
///     let id = ScenarioID(sample: "tally-counter", name: "one-tap")
///     print(id)  // tally-counter/one-tap
public struct ScenarioID: Hashable, Sendable, Codable {
  /// The sample's identifier.
  public let sample: SampleID
  /// The scenario's name: that of its file, without its ending.
  public let name: String

  /// The identifier of a scenario.
  public init(sample: SampleID, name: String) {
    self.sample = sample
    self.name = name
  }

  /// The path at which its file belongs, from the folder of texts:
  /// `scenarios/tally-counter/one-tap.md`.
  public var contentPath: String { "scenarios/\(sample)/\(name).md" }

  /// The names that no scenario can have, each with what is at its address.
  public static let reservedNames = [
    "code": "The pages of a sample's source stand at that address.",
    "index": "The page of the sample stands at that address.",
  ]
}

extension ScenarioID: Comparable {
  /// Orders by sample, then by name.
  public static func < (left: Self, right: Self) -> Bool {
    (left.sample, left.name) < (right.sample, right.name)
  }
}

extension ScenarioID: CustomStringConvertible {
  /// `tally-counter/one-tap`.
  public var description: String { "\(sample)/\(name)" }
}
