import Comparison
import Diagrams
import Sequences
import Trace

/// Two contracts in one drawing: what both allow, and what only one does, with how often it was
/// used.
struct PairContracts {
  let first: MeasuredContract
  let second: MeasuredContract

  /// The drawing.
  func svg(prefix: String, title: String) -> String {
    let roles = Set(first.roles).union(second.roles)
    let sides = roles.map { role in
      (role, side(first.roles.contains(role), second.roles.contains(role)))
    }
    return DirectionsDiagram(
      roles: roles, arrows: arrows,
      sides: Dictionary(keepingFirst: sides)
    ).svg(prefix: prefix, title: title)
  }

  /// The arrows of both, those that both have once.
  private var arrows: [DirectionArrow] {
    first.arrows.map { arrow in
      guard let other = second.arrows.first(where: arrow.isSame) else { return arrow.drawn(.first) }
      let drawn = (arrow.isUnused ? other : arrow).drawn()
      return DirectionArrow(
        from: drawn.from, to: drawn.to, kind: drawn.kind, state: drawn.state,
        label: "\(arrow.count.grouped)\(PairDiff.between)\(other.count.grouped)")
    }
      + second.arrows.filter { arrow in !first.arrows.contains(where: arrow.isSame) }
      .map { $0.drawn(.second) }
  }

  private func side(_ isInFirst: Bool, _ isInSecond: Bool) -> DirectionArrow.ContractSide {
    isInFirst && isInSecond ? .shared : isInFirst ? .first : .second
  }
}

extension ContractArrow {
  /// Returns whether another contract has the same arrow, however often it was used.
  fileprivate func isSame(as other: ContractArrow) -> Bool {
    from == other.from && to == other.to && traffic == other.traffic
      && isForbidden == other.isForbidden
  }
}
