public import Trace

/// Which role knows which: for each pair of roles, how often the source of the first names the
/// second.
public struct KnowledgeMatrix: Sendable, Hashable {
  private var cells: [KnowingPair: KnowledgeCell] = [:]

  /// The roles that know others or that others know, in the vocabulary's order.
  public let roles: [Role]

  /// The matrix of some knowledge.
  public init(_ knowledge: some Sequence<Knowledge>) {
    var present: Set<Role> = []
    for known in knowledge {
      present.formUnion([known.from, known.to])
      let pair = KnowingPair(from: known.from, to: known.to)
      switch known.manner {
      case .direct: cells[pair, default: KnowledgeCell()].direct += 1
      case .byProtocol: cells[pair, default: KnowledgeCell()].byProtocol += 1
      case .byBinding: cells[pair, default: KnowledgeCell()].byBinding += 1
      }
    }
    roles = Role.allCases.filter(present.contains)
  }

  /// How often the source of `from` names `to`.
  public subscript(from: Role, to: Role) -> KnowledgeCell {
    cells[KnowingPair(from: from, to: to)] ?? KnowledgeCell()
  }

  /// The ordered pairs of different roles of which the first knows the second.
  public var pairs: [(from: Role, to: Role)] {
    roles.flatMap { from in
      roles.filter { $0 != from && !self[from, $0].isEmpty }.map { (from, $0) }
    }
  }

  /// Groups of roles each of which knows every other, be it by way of others; types named directly
  /// only, `composition` left out since it builds them all.
  public var cycles: [[Role]] {
    let graph = roles.filter { $0 != .composition }
    return graph.cycles { role in graph.filter { $0 != role && self[role, $0].direct > 0 } }
  }
}

/// How often one role names another, by manner.
public struct KnowledgeCell: Sendable, Hashable {
  /// Names of the other role's types.
  public var direct = 0
  /// Names of protocols that the other adopts.
  public var byProtocol = 0
  /// Names of such protocols that notify rather than command.
  public var byBinding = 0

  /// Whether there is any.
  public var isEmpty: Bool { direct + byProtocol + byBinding == 0 }
}

/// A pair of roles.
struct KnowingPair: Hashable {
  let from: Role
  let to: Role
}
