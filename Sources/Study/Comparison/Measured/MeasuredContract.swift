public import Identifiers
import Metrics
public import Trace

/// A contract, and how often each of its directions was used.
///
/// ```swift
/// let measured = MeasuredContract(contract, logs.map(contract.measure))
/// measured.arrows.filter(\.isUnused)  // allowed, and never needed
/// ```
public struct MeasuredContract: Sendable, Hashable {
  /// The pattern's identifier.
  public let pattern: PatternID
  /// The roles that the contract declares, from the screen to the model.
  public let roles: [Role]
  /// The arrows for what is allowed or was measured between two roles: each direction of the
  /// contract first, in the order written, then what follows from a direction, then what is
  /// forbidden.
  public let arrows: [ContractArrow]
  /// The acts of roles that a drawing leaves out: registering, building, the life cycle of screens.
  public let others: [MeasuredPermission]

  /// A contract with the counts of some recordings.
  ///
  /// - Parameters:
  ///   - contract: What is allowed.
  ///   - counts: What was measured, by recording.
  public init(_ contract: Contract, _ counts: some Sequence<[MeasuredRelation: Int]>) {
    let sums = counts.reduce(into: [MeasuredRelation: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    pattern = contract.id
    let listed = contract.directions.map { ContractArrow($0, sums) }
    let following = Self.arrows(sums, .read) { measured in
      measured.relation.permission == .reading
        || measured.relation.permission == .command && measured.traffic == .read
    }
    // What composition hands over is delivered to it or by it without a direction of its own.
    let handed = Self.arrows(sums, .notification) { measured in
      measured.relation.permission == .notification && measured.traffic == .notification
        && contract.notification(measured.relation.from, measured.relation.to) == nil
    }
    let forbidden = Traffic.allCases.flatMap { traffic in
      Self.arrows(sums, traffic, isForbidden: true) { measured in
        measured.relation.permission == .forbidden && measured.traffic == traffic
      }
    }
    arrows = listed + following + handed + forbidden
    let drawn = Set(arrows.flatMap { [$0.from, $0.to] })
    roles = (Set(contract.roles.map(\.role)).subtracting([.composition]).union(drawn)).sorted()
    others = MeasuredPermission.all(in: sums)
  }

  /// The arrows between two roles that some relations make, from the screen to the model.
  private static func arrows(
    _ sums: [MeasuredRelation: Int], _ traffic: Traffic,
    isForbidden: Bool = false, where isMeant: (MeasuredRelation) -> Bool
  ) -> [ContractArrow] {
    RolePair.counts(sums, where: isMeant).map { pair, count in
      ContractArrow(
        from: pair.from, to: pair.to, traffic: traffic, direction: nil, isForbidden: isForbidden,
        count: count)
    }
  }
}

extension MeasuredContract {
  /// Returns the number of times that an arrow of the same contract, measured elsewhere, was used
  /// here.
  public func count(of arrow: ContractArrow) -> Int {
    arrows.first(where: arrow.isSame)?.count ?? 0
  }
}

/// One arrow between two roles: what the contract says of it, and how often it was used.
public struct ContractArrow: Sendable, Hashable {
  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The kind of what passes.
  public let traffic: Traffic
  /// The direction that lists it; `nil` for what follows from one or is forbidden.
  public let direction: Direction?
  /// Says whether the contract forbids it.
  public let isForbidden: Bool
  /// The number of times that it was used.
  public let count: Int

  /// Says whether nothing passed; what a direction allows besides, such as reads, has arrows of its
  /// own.
  public var isUnused: Bool { count == 0 }

  /// Returns whether an arrow of another measurement or contract is the same, however often it was
  /// used.
  public func isSame(as other: ContractArrow) -> Bool {
    from == other.from && to == other.to && traffic == other.traffic
      && isForbidden == other.isForbidden
  }
}

extension ContractArrow {
  /// A direction with how often it was used.
  init(_ direction: Direction, _ sums: [MeasuredRelation: Int]) {
    let isCommand = direction.kind == .command
    let traffic: Traffic = isCommand ? .message : .notification
    let relation = RoleRelation(
      from: direction.from, to: direction.to, permission: isCommand ? .command : .notification)
    self.init(
      from: direction.from, to: direction.to, traffic: traffic, direction: direction,
      isForbidden: false,
      count: sums[MeasuredRelation(relation: relation, traffic: traffic)] ?? 0)
  }
}

/// The number of times that something happened that no arrow draws.
public struct MeasuredPermission: Sendable, Hashable {
  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The permission that allows it.
  public let permission: Permission
  /// The number of times.
  public let count: Int

  static func all(in sums: [MeasuredRelation: Int]) -> [MeasuredPermission] {
    let permissions: [Permission] = [.subscription, .creation, .composition, .lifeCycle]
    return permissions.flatMap { permission in
      RolePair.counts(sums) { $0.relation.permission == permission }.map { pair, count in
        MeasuredPermission(from: pair.from, to: pair.to, permission: permission, count: count)
      }
    }
  }
}

/// Two roles, the one that acts first.
private struct RolePair: Hashable, Comparable {
  let from: Role
  let to: Role

  static func < (left: RolePair, right: RolePair) -> Bool {
    (left.from, left.to) < (right.from, right.to)
  }

  /// Returns the counts of some relations by their roles, from the screen to the model.
  static func counts(
    _ sums: [MeasuredRelation: Int], where isMeant: (MeasuredRelation) -> Bool
  ) -> [(key: RolePair, value: Int)] {
    var counts: [RolePair: Int] = [:]
    for (measured, count) in sums where isMeant(measured) {
      counts[RolePair(from: measured.relation.from, to: measured.relation.to), default: 0] += count
    }
    return counts.sorted { $0.key < $1.key }
  }
}

/// The kind of what passes from one role to another, as drawings distinguish it.
public enum Traffic: String, Sendable, Hashable, CaseIterable {
  /// A call or a write that no binding delivers.
  case message
  /// A read of a property.
  case read
  /// A delivery of a binding.
  case notification
}

/// An act of one role on another in recordings, by what allows it.
public struct MeasuredRelation: Sendable, Hashable {
  /// The two roles, and the sentence of the contract that allows it.
  public let relation: RoleRelation
  /// The kind of what passed.
  public let traffic: Traffic
}

extension Contract {
  /// Returns the number of times that one role did something to another in a recording, by what
  /// allows it.
  ///
  /// Here the screen has the role that the contract gives it. So the sum of messages and reads is
  /// the number of messages between roles and to the screen, without those to the screen that the
  /// contract takes for messages within a role; and the sum of notifications is that of the
  /// deliveries between roles as the contract has them.
  ///
  /// - Parameter log: What was recorded.
  /// - Returns: The counts; what did not happen is left out.
  /// - Complexity: O(*n*) in the number of events; besides, for a call what happens inside it, for
  ///   what `composition` does the calls around it, and for a write that no command allows the
  ///   number of all bindings.
  public func measure(_ log: EventLog) -> [MeasuredRelation: Int] {
    let reader = LogReader(log)
    return log.events.reduce(into: [:]) { counts, event in
      guard let traffic = log.traffic(of: event), let judged = judged(event, reader) else {
        return
      }
      let relation = RoleRelation(
        from: judged.actor.role, to: judged.other.role, permission: judged.permission)
      counts[MeasuredRelation(relation: relation, traffic: traffic), default: 0] += 1
    }
  }
}

extension EventLog {
  /// Returns the kind of what passes by an event; what a binding delivers counts once, as its
  /// delivery.
  package func traffic(of event: Event) -> Traffic? {
    if event.kind == .notify { return .notification }
    return switch message(event) {
    case .call, .write: .message
    case .read: .read
    case nil: nil
    }
  }
}
