public import Diagnostics
public import Identifiers

/// Two patterns to compare, in the order of all patterns.
public struct PatternPair: Sendable, Hashable, Identifiable {
  /// The first pattern's identifier.
  public let first: PatternID
  /// The second pattern's identifier.
  public let second: PatternID

  /// Creates a pair.
  public init(_ first: PatternID, _ second: PatternID) {
    self.first = first
    self.second = second
  }

  /// The identifier in URLs and file names: `cocoa-mvc-mvvm`.
  public var id: String { "\(first)-\(second)" }

  /// The pair in reverse order.
  public var reversed: PatternPair { PatternPair(second, first) }

  /// The patterns in order.
  public var patterns: [PatternID] { [first, second] }

  /// Returns every pair of some patterns, in their order.
  public static func all(of patterns: [PatternID]) -> [PatternPair] {
    patterns.indices.flatMap { one in
      patterns[(one + 1)...].map { PatternPair(patterns[one], $0) }
    }
  }
}

extension PatternPair {
  /// Returns the pair after which a text is named.
  ///
  /// - Parameters:
  ///   - name: The text's name: `mvvm-flux`.
  ///   - pairs: All pairs, in the order of the patterns.
  ///   - location: The location of the name; `nil` if it is in no file.
  ///   - way: Returns a suggestion for naming the text after a pair.
  /// - Returns: The pair.
  /// - Throws: ``DiagnosticError`` if there is no such pair.
  public static func named(
    _ name: String, among pairs: [PatternPair], at location: SourceLocation?,
    way: (PatternPair) -> String
  ) throws(DiagnosticError) -> PatternPair {
    if let pair = pairs.first(where: { $0.id == name }) { return pair }
    if let pair = pairs.first(where: { $0.reversed.id == name }) {
      throw DiagnosticError(
        .unknownPattern, at: location, "wrong order: '\(pair.second)' comes after '\(pair.first)'",
        explanation: "A pair is named in the order of the list of patterns.",
        suggestion: way(pair))
    }
    throw DiagnosticError(
      Diagnostic(
        .unknownPattern, at: location, "'\(name)' does not name two patterns",
        explanation: "The file is named after two patterns, with a hyphen between them."
      ).suggesting(nearestTo: name, in: pairs.map(\.id)))
  }
}

/// The directions of two contracts: what both allow, and what only one does.
public struct ContractDiff: Sendable {
  /// The directions that both allow with the same qualifiers.
  public let shared: [Direction]
  /// The directions that only the first allows, or allows with other qualifiers.
  public let onlyFirst: [Direction]
  /// The directions that only the second allows, or allows with other qualifiers.
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
