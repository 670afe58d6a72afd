/// Two patterns that are compared, the one that is first in the order of all patterns first.
public struct PatternPair: Sendable, Hashable, Identifiable {
  /// The first pattern's identifier.
  public let first: String
  /// The second pattern's identifier.
  public let second: String

  /// A pair.
  public init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }

  /// The pair's name in addresses and files: `cocoa-mvc-mvvm`.
  public var id: String { "\(first)-\(second)" }

  /// The same two the other way round.
  public var reversed: PatternPair { PatternPair(second, first) }

  /// The patterns in order.
  public var patterns: [String] { [first, second] }

  /// Every two of some patterns, in their order.
  public static func all(of patterns: [String]) -> [PatternPair] {
    patterns.indices.flatMap { one in
      patterns[(one + 1)...].map { PatternPair(patterns[one], $0) }
    }
  }
}
