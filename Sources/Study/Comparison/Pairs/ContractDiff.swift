/// The directions of two contracts: what both allow, and what only one does.
public struct ContractDiff: Sendable {
  /// What both allow in the same manner.
  public let shared: [Direction]
  /// What only the first allows, or allows in another manner.
  public let onlyFirst: [Direction]
  /// What only the second allows, or allows in another manner.
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
