import Comparison
import Diagrams
import Evidence
import Identifiers
import SiteTemplates

/// The knowledge between roles, according to an implementation's contract, source and recordings.
struct RoleKnowledge {
  private let id: ImplementationID
  private let title: String
  private let allowed: DependencyMatrix
  private let named: DependencyMatrix
  private let seen: DependencyMatrix

  /// Collects the knowledge from the evidence of an implementation.
  init(_ evidence: ImplementationEvidence) {
    id = evidence.id
    title = evidence.links.title(ofPattern: id.pattern)
    let contract = evidence.contract
    let allowed = contract?.marks ?? [:]
    let named = Self.marks(
      evidence.facts[id].flatMap { contract?.relations(in: $0) } ?? [])
    // The relations of all its performances.
    let seen = Self.marks(
      evidence.scenarios.flatMap(\.performances).reduce(into: []) { $0.formUnion($1.relations) })
    let pairs = Set(allowed.keys).union(named.keys).union(seen.keys)
    let roles = Set(pairs.flatMap { [$0.from, $0.to] })
    self.allowed = DependencyMatrix(roles: roles, marks: allowed)
    self.named = DependencyMatrix(roles: roles, marks: named)
    self.seen = DependencyMatrix(roles: roles, marks: seen)
  }

  /// The three matrices, for the template `parts/knowing`.
  var value: PageValue {
    func drawing(_ matrix: DependencyMatrix, _ prefix: String) -> PageValue {
      .html(matrix.svg(prefix: "\(prefix)-\(id.sample)", title: "\(title): \(prefix)"))
    }
    return [
      "allowed": drawing(allowed, "contract"), "named": drawing(named, "source"),
      "seen": drawing(seen, "recordings"),
    ]
  }

  var shownMarks: Set<MatrixMark> {
    allowed.shownMarks.union(named.shownMarks).union(seen.shownMarks)
  }

  private static func marks(_ relations: Set<RoleRelation>) -> [MarkedPair: Set<MatrixMark>] {
    relations.reduce(into: [:]) { marks, relation in
      guard let mark = relation.mark else { return }
      marks[.init(from: relation.from, to: relation.to), default: []].insert(mark)
    }
  }
}

extension Set<MatrixMark> {
  /// The marks that need an explanation, for the template `parts/matrix-note`.
  var value: PageValue {
    [
      "isDirect": .bool(contains(.direct)), "isByProtocol": .bool(contains(.byProtocol)),
      "isNotified": .bool(contains(.notified)), "isQuiet": .bool(contains { !$0.isListed }),
      "isSubscribed": .bool(contains(.subscribes)), "isRead": .bool(contains(.reads)),
      "isBuilt": .bool(contains(.builds)), "isForbidden": .bool(contains(.forbidden)),
    ]
  }
}

extension Contract {
  /// The marks of the listed directions; creation by *composition* is always allowed without one.
  fileprivate var marks: [MarkedPair: Set<MatrixMark>] {
    directions.reduce(into: [:]) { marks, direction in
      let mark: MatrixMark =
        direction.kind == .notification
        ? .notified : direction.byProtocol ? .byProtocol : .direct
      marks[.init(from: direction.from, to: direction.to), default: []].insert(mark)
    }
  }

  /// Returns the directions as a matrix of roles, an `svg` element.
  func matrix(title: String) -> String {
    DependencyMatrix(roles: roles.map(\.role), marks: marks).svg(prefix: "\(id)", title: title)
  }
}

extension RoleRelation {
  /// The mark in a matrix; `nil` for the life cycle of screens.
  fileprivate var mark: MatrixMark? {
    switch permission {
    case .command: isByProtocol ? .byProtocol : .direct
    case .notification: .notified
    case .subscription: .subscribes
    case .reading: .reads
    case .creation, .composition: .builds
    case .lifeCycle: nil
    case .forbidden: .forbidden
    }
  }
}
