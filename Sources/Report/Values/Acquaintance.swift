import Comparison
import Diagrams
import Identifiers
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// Which role knows which in an implementation: as its contract allows, as its source names them,
/// and as its recordings show them.
struct Acquaintance {
  private let id: ImplementationID
  /// The pattern's title.
  private let title: String
  private let facts: SourceFacts?
  private let contract: Contract?
  /// What the implementation did, in each scenario.
  private let parts: [Play.Part]

  /// An implementation, as the evidence has it.
  init(
    _ id: ImplementationID, links: Links, facts: ImplementationFacts,
    contracts: [Contract.ID: Contract], plays: Plays
  ) {
    self.id = id
    title = links.title(ofPattern: id.pattern)
    self.facts = facts[id]
    contract = contracts[id.pattern]
    parts = plays.parts(of: id)
  }

  private typealias Marks = [MarkedPair: Set<DependencyMatrix.Mark>]

  /// The three matrices, for the template `parts/knowing`.
  var value: PageValue {
    let (named, seen) = (named, seen)
    let allowed = contract?.marks ?? [:]
    let roles = Set(
      (named.keys.map { $0 } + seen.keys + allowed.keys).flatMap { [$0.from, $0.to] })
    func matrix(_ marks: Marks, _ prefix: String) -> PageValue {
      .html(
        DependencyMatrix(roles: roles, marks: marks)
          .svg(prefix: "\(prefix)-\(id.sample)", title: "\(title): \(prefix)"))
    }
    return [
      "allowed": matrix(allowed, "contract"), "named": matrix(named, "source"),
      "seen": matrix(seen, "recordings"),
    ]
  }

  private var named: Marks {
    guard let facts, let contract else { return [:] }
    return Self.marks(contract.relations(in: facts))
  }

  private var seen: Marks {
    Self.marks(parts.reduce(into: []) { $0.formUnion($1.relations) })
  }

  private static func marks(_ relations: Set<RoleRelation>) -> Marks {
    relations.reduce(into: [:]) { marks, relation in
      guard let mark = relation.mark else { return }
      marks[.init(from: relation.from, to: relation.to), default: []].insert(mark)
    }
  }
}
