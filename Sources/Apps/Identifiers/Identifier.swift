/// An identifier: a text for one item of a kind, in files, addresses and recordings.
///
/// Each kind has its own type, so that a sample cannot be passed in place of a pattern.
///
/// ```swift
/// let id: PatternID = "mvvm"
/// print(id)  // mvvm
/// ```
public protocol Identifier: Hashable, Comparable, Sendable, Codable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// Creates an identifier from a name.
  init(_ name: String)
}

extension Identifier {
  /// Creates an identifier from a literal.
  public init(stringLiteral name: String) { self.init(name) }

  /// Decodes a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Orders by the text.
  public static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

extension Sequence where Element: Identifier {
  /// Returns the identifiers as one text, with a separator between them.
  public func joined(separator: String) -> String {
    map(\.description).joined(separator: separator)
  }
}

/// The identifier of a sample, such as `tally-counter`.
public struct SampleID: Identifier {
  /// The name of the sample's text and of its scenarios' folder.
  public let description: String

  public init(_ name: String) { description = name }
}

/// The identifier of a pattern, such as `passive-mvp`, or the name of another subject in its
/// place.
public struct PatternID: Identifier {
  /// The name of the pattern's text.
  public let description: String

  public init(_ name: String) { description = name }
}

/// The identifier of a metric, such as `code-lines`.
public struct MetricID: Identifier {
  /// The name of the metric's text.
  public let description: String

  public init(_ name: String) { description = name }
}

/// The identifier of a sample in a pattern, by which its sources and recordings are found.
///
///     let id = ImplementationID(sample: "tally-counter", pattern: "mvvm")
///     print(id)  // tally-counter in mvvm
public struct ImplementationID: Hashable, Sendable, Codable {
  /// The sample's identifier.
  public let sample: SampleID
  /// The pattern's identifier.
  public let pattern: PatternID

  /// Creates the identifier of a sample in a pattern.
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

/// The identifier of a scenario.
///
/// It includes the sample, since scenarios of two samples may have the same name.
///
///     let id = ScenarioID(sample: "tally-counter", name: "one-tap")
///     print(id)  // tally-counter/one-tap
public struct ScenarioID: Hashable, Sendable, Codable {
  /// The sample's identifier.
  public let sample: SampleID
  /// The scenario's name: that of its file, without the extension.
  public let name: String

  /// Creates the identifier of a scenario.
  public init(sample: SampleID, name: String) {
    self.sample = sample
    self.name = name
  }

  /// The path of its file in the folder of texts: `scenarios/tally-counter/one-tap.md`.
  public var contentPath: String { "scenarios/\(sample)/\(name).md" }

  /// The names that no scenario can have, each with the page that uses its address.
  public static let reservedNames = [
    "code": "The pages of a sample's source use this address.",
    "index": "The page of the sample uses this address.",
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
