import Comparison
import Diagrams
import Report
import Trace

/// An actual or permitted action of one role on another, with verdict and counts.
struct RoleArrow: Sendable {
  let from: Role
  let to: Role
  let kind: DirectionArrow.ArrowKind
  let verdict: DirectionVerdict
  /// The direction listed in the contract, if there is one.
  let direction: Direction?
  /// The counts, by test.
  let counts: [Int]

  var count: Int { counts.reduce(0, +) }

  /// The verdict of the contract on an arrow.
  enum DirectionVerdict: String, Sendable {
    case allowed
    case unseen = "allowed, not seen"
    case forbidden = "not allowed"
    /// There is no contract.
    case seen
  }

  /// The arrow for a drawing.
  var drawn: DirectionArrow {
    let state: DirectionArrow.State =
      switch verdict {
      case .allowed, .seen: .used
      case .unseen: .unused
      case .forbidden: .forbidden
      }
    return DirectionArrow(from: from, to: to, kind: kind, state: state, label: "\(count)")
  }

  /// Returns the arrow with the count of one test only.
  func inTest(_ index: Int) -> RoleArrow {
    let isUnseen = verdict == .allowed && counts[index] == 0
    return RoleArrow(
      from: from, to: to, kind: kind, verdict: isUnseen ? .unseen : verdict, direction: direction,
      counts: [counts[index]])
  }
}

extension RoleArrow {
  /// Returns the arrows of some tests, judged by a contract: listed directions in order, then
  /// implied ones, then forbidden ones.
  static func judged(_ tests: [KeptTest], by contract: Contract) -> [RoleArrow] {
    let counts = tests.map { contract.measure($0.log) }
    let each = counts.map { MeasuredContract(contract, [$0]) }
    return MeasuredContract(contract, counts).arrows.map { arrow in
      RoleArrow(
        from: arrow.from, to: arrow.to, kind: arrow.traffic.kind,
        verdict: arrow.isForbidden ? .forbidden : arrow.isUnused ? .unseen : .allowed,
        direction: arrow.direction, counts: each.map { $0.count(of: arrow) })
    }
  }

  /// Returns the arrows of some tests without a contract, from the screen to the model.
  static func seen(in tests: [KeptTest]) -> [RoleArrow] {
    var counts: [SeenPair: [Int]] = [:]
    for (index, test) in tests.enumerated() {
      for (message, count) in test.messages {
        guard let from = message.from.side.role, let to = message.to.side.role, from != to else {
          continue
        }
        let pair = SeenPair(from: from, to: to, kind: message.kind)
        counts[pair, default: Array(repeating: 0, count: tests.count)][index] += count
      }
    }
    return counts.sorted { $0.key < $1.key }.map { pair, counts in
      RoleArrow(
        from: pair.from, to: pair.to, kind: pair.kind, verdict: .seen, direction: nil,
        counts: counts)
    }
  }

  private struct SeenPair: Hashable, Comparable {
    let from: Role
    let to: Role
    let kind: DirectionArrow.ArrowKind

    static func < (left: Self, right: Self) -> Bool {
      (left.from, left.to, left.kind.rawValue) < (right.from, right.to, right.kind.rawValue)
    }
  }
}
