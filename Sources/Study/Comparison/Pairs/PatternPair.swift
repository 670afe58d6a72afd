public import Diagnostics
public import Identifiers

/// Two patterns that are compared, the one that is first in the order of all patterns first.
public struct PatternPair: Sendable, Hashable, Identifiable {
  /// The first pattern's identifier.
  public let first: PatternID
  /// The second pattern's identifier.
  public let second: PatternID

  /// A pair.
  public init(_ first: PatternID, _ second: PatternID) {
    self.first = first
    self.second = second
  }

  /// The pair's name in addresses and files: `cocoa-mvc-mvvm`.
  public var id: String { "\(first)-\(second)" }

  /// The same two the other way round.
  public var reversed: PatternPair { PatternPair(second, first) }

  /// The patterns in order.
  public var patterns: [PatternID] { [first, second] }

  /// Every two of some patterns, in their order.
  public static func all(of patterns: [PatternID]) -> [PatternPair] {
    patterns.indices.flatMap { one in
      patterns[(one + 1)...].map { PatternPair(patterns[one], $0) }
    }
  }
}

extension PatternPair {
  /// The pair that a text is named after.
  ///
  /// - Parameters:
  ///   - name: The text's name, such as `mvvm-flux`.
  ///   - pairs: All pairs, in the order of the patterns.
  ///   - location: Where the name is; `nil` if in no file.
  ///   - way: How to name the text after a pair, as a suggestion.
  /// - Returns: The pair.
  /// - Throws: That there is no such pair.
  public static func named(
    _ name: String, among pairs: [PatternPair], at location: SourceLocation?,
    way: (PatternPair) -> String
  ) throws(DiagnosticError) -> PatternPair {
    if let pair = pairs.first(where: { $0.id == name }) { return pair }
    if let pair = pairs.first(where: { $0.reversed.id == name }) {
      throw DiagnosticError(
        .unknownPattern, at: location, "'\(pair.second)' comes after '\(pair.first)'",
        explanation: "A pair is named in the order of the list of patterns.",
        suggestion: way(pair))
    }
    throw DiagnosticError(
      Diagnostic(
        .unknownPattern, at: location, "'\(name)' names no two patterns",
        explanation: "The file is named after two patterns, with a hyphen between them."
      ).suggesting(nearestTo: name, in: pairs.map(\.id)))
  }
}

/// The directions of two contracts: what both allow, and what only one does.
public struct ContractDiff: Sendable {
  /// The directions that both allow in the same manner.
  public let shared: [Direction]
  /// The directions that only the first allows, or allows in another manner.
  public let onlyFirst: [Direction]
  /// The directions that only the second allows, or allows in another manner.
  public let onlySecond: [Direction]

  /// Compares two contracts.
  public init(_ first: Contract, _ second: Contract) {
    let (left, right) = (
      Set(first.directions.map(\.description)), Set(second.directions.map(\.description))
    )
    shared = first.directions.filter { right.contains($0.description) }
    onlyFirst = first.directions.filter { !right.contains($0.description) }
    onlySecond = second.directions.filter { !left.contains($0.description) }
  }
}
