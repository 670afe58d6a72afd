import Comparison
import Diagrams
import Report
import Trace

/// One role that acts on another in recordings, or may: what the contract says of it, and how often
/// it happened in each test.
struct RoleArrow: Sendable {
  let from: Role
  let to: Role
  let kind: DirectionArrow.ArrowKind
  let verdict: DirectionVerdict
  /// The contract's sentence, if one lists it.
  let direction: Direction?
  /// The number of times, by test.
  let counts: [Int]

  var count: Int { counts.reduce(0, +) }

  /// What the contract says of an arrow.
  enum DirectionVerdict: String, Sendable {
    case allowed
    case unseen = "allowed, not seen"
    case forbidden = "not allowed"
    /// There is no contract.
    case seen
  }

  /// The arrow of a drawing.
  var drawn: DirectionArrow {
    let state: DirectionArrow.State =
      switch verdict {
      case .allowed, .seen: .used
      case .unseen: .unused
      case .forbidden: .forbidden
      }
    return DirectionArrow(from: from, to: to, kind: kind, state: state, label: "\(count)")
  }

  /// Returns the arrow with what happened in one test alone.
  func inTest(_ index: Int) -> RoleArrow {
    let isUnseen = verdict == .allowed && counts[index] == 0
    return RoleArrow(
      from: from, to: to, kind: kind, verdict: isUnseen ? .unseen : verdict, direction: direction,
      counts: [counts[index]])
  }
}

extension RoleArrow {
  /// The arrows of some tests, judged by a contract: first what it lists, in its order, then what
  /// follows from that, then what it forbids.
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

  /// The arrows of some tests that no contract judges, from the screen to the model.
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
