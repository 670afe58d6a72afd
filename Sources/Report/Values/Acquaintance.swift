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

  /// Both matrices, for the template `parts/knowing`.
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
    guard let knows = report.facts[sample: sample, pattern: pattern]?.knowsAbout else { return [:] }
    var marks: Marks = [:]
    for (from, to) in knows.pairs {
      let cell = knows[from, to]
      marks[.init(from: from, to: to)] =
        cell.direct > 0 ? [.direct] : cell.byProtocol > 0 ? [.byProtocol] : [.notified]
    }
    return marks
  }

  private var seen: Marks {
    let parts = report.plays(of: sample).flatMap(\.parts).filter { $0.pattern == pattern }
    return parts.reduce(into: [:]) { marks, part in
      for spoken in part.spoken {
        marks[.init(from: spoken.from, to: spoken.to), default: []]
          .insert(spoken.isNotification ? .notified : .direct)
      }
    }
  }
}
