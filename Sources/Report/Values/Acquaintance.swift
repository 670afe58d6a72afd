import Comparison
import Diagrams
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// Who knows whom in an implementation: as its contract allows, as its source names them, and as its
/// recordings show them.
struct Acquaintance {
  let report: Report
  let sample: String
  let pattern: String

  private typealias Marks = [DependencyMatrix.Pair: Set<DependencyMatrix.Mark>]

  /// The three matrices, for the template `parts/knowing`.
  var value: PageValue {
    let title = report.context.title(ofPattern: pattern)
    let (named, seen) = (named, seen)
    let allowed = report.contract(ofPattern: pattern)?.marks ?? [:]
    let roles = Set(
      (named.keys.map { $0 } + seen.keys + allowed.keys).flatMap { [$0.from, $0.to] })
    func matrix(_ marks: Marks, _ prefix: String) -> PageValue {
      .html(
        DependencyMatrix(roles: roles, marks: marks)
          .svg(prefix: "\(prefix)-\(sample)", title: "\(title): \(prefix)"))
    }
    return [
      "allowed": matrix(allowed, "contract"), "named": matrix(named, "source"),
      "seen": matrix(seen, "recordings"),
    ]
  }

  private var named: Marks {
    guard let facts = report.facts[sample: sample, pattern: pattern],
      let contract = report.contract(ofPattern: pattern)
    else { return [:] }
    return Self.marks(contract.relations(in: facts))
  }

  private var seen: Marks {
    let parts = report.plays(of: sample).flatMap(\.parts).filter { $0.pattern == pattern }
    return Self.marks(parts.reduce(into: []) { $0.formUnion($1.relations) })
  }

  private static func marks(_ relations: Set<RoleRelation>) -> Marks {
    relations.reduce(into: [:]) { marks, relation in
      guard let mark = relation.mark else { return }
      marks[.init(from: relation.from, to: relation.to), default: []].insert(mark)
    }
  }
}
