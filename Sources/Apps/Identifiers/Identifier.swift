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
