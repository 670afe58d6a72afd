/// An identifier: a text that names one thing of a kind, in files, addresses and recordings.
///
/// Each kind of thing has a type of its own, so that a sample cannot be passed where a pattern is
/// meant.
///
/// ```swift
/// let id: PatternID = "mvvm"
/// print(id)  // mvvm
/// ```
public protocol Identifier: Hashable, Comparable, Sendable, Codable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The identifier of a thing by its name.
  init(_ name: String)
}

extension Identifier {
  /// The identifier that a literal spells.
  public init(stringLiteral name: String) { self.init(name) }

  /// Reads a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Orders by the text.
  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

extension Sequence where Element: Identifier {
  /// The identifiers in one text, as sentences list them.
  public func joined(separator: String) -> String {
    map(\.description).joined(separator: separator)
  }
}

/// The identifier of a sample: `tally-counter`.
public struct SampleID: Identifier {
  /// The name of its text and of its scenarios' folder.
  public let description: String

  public init(_ name: String) { description = name }
}

/// The identifier of a pattern: `passive-mvp`; of what is played in a pattern's place, its name.
public struct PatternID: Identifier {
  /// The name of its text.
  public let description: String

  public init(_ name: String) { description = name }
}

/// The identifier of a metric: `code-lines`.
public struct MetricID: Identifier {
  /// The name of its text.
  public let description: String

  public init(_ name: String) { description = name }
}

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
