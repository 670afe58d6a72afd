public import Identifiers
import Metrics
public import Trace

/// A contract, with the number of times that each of its directions was used.
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
  /// The arrows for everything allowed or measured between two roles: first the directions of the
  /// contract, in source order, then uses that follow from a direction, then forbidden uses.
  public let arrows: [ContractArrow]
  /// The uses that a drawing omits: registering, building, and the life cycle of screens.
  public let others: [MeasuredPermission]

  /// Combines a contract with the counts of some recordings.
  public init(_ contract: Contract, _ counts: some Sequence<[MeasuredRelation: Int]>) {
    let sums = counts.reduce(into: [MeasuredRelation: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    pattern = contract.id
    let listed = contract.directions.map { ContractArrow($0, sums) }
    let following = Self.arrows(sums, .read) { measured in
      measured.relation.permission == .reading
        || measured.relation.permission == .command && measured.traffic == .read
    }
    // Objects passed by composition need no direction of their own for their deliveries.
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

  /// Returns the arrows between roles for some relations, from the screen to the model.
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
  /// Returns the number of uses here of an arrow from another measurement of the same contract.
  public func count(of arrow: ContractArrow) -> Int {
    arrows.first(where: arrow.isSame)?.count ?? 0
  }
}

/// An arrow between two roles: its rule in the contract, and the number of its uses.
public struct ContractArrow: Sendable, Hashable {
  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The kind of traffic.
  public let traffic: Traffic
  /// The direction that lists it; `nil` if it follows from one or is forbidden.
  public let direction: Direction?
  /// Indicates whether the contract forbids it.
  public let isForbidden: Bool
  /// The number of uses.
  public let count: Int

  /// Indicates whether it was never used; its direction's other traffic has separate arrows.
  public var isUnused: Bool { count == 0 }

  /// Returns whether an arrow measured elsewhere is the same, regardless of its count.
  public func isSame(as other: ContractArrow) -> Bool {
    from == other.from && to == other.to && traffic == other.traffic
      && isForbidden == other.isForbidden
  }
}

extension ContractArrow {
  /// Creates the arrow of a direction with the number of its uses.
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

/// The number of uses of a permission that no arrow represents.
public struct MeasuredPermission: Sendable, Hashable {
  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The permission that allows them.
  public let permission: Permission
  /// The number of uses.
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

/// An acting role and the role on which it acts.
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

/// The kind of traffic from one role to another, as distinguished in drawings.
public enum Traffic: String, Sendable, Hashable, CaseIterable {
  /// A call or a write that no binding delivers.
  case message
  /// A read of a property.
  case read
  /// A delivery of a binding.
  case notification
}

/// An act of one role on another in recordings, with the permission for it.
public struct MeasuredRelation: Sendable, Hashable {
  /// The two roles, and the permission in the contract.
  public let relation: RoleRelation
  /// The kind of traffic.
  public let traffic: Traffic
}

extension Contract {
  /// Returns the number of acts of each role on another in a recording, by permission.
  ///
  /// The screen has the role that the contract assigns to it. The sum of messages and reads is
  /// therefore the number of messages between roles and to the screen, without those to the screen
  /// that the contract treats as internal to a role. The sum of notifications is the number of
  /// deliveries between roles under the contract.
  ///
  /// - Parameter log: The recording.
  /// - Returns: The counts, without those that are zero.
  /// - Complexity: O(*n*) in the number of events, plus the events inside a call, the calls around
  ///   an act of `composition`, and all bindings for a write that no command allows.
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
  /// Returns the traffic of an event; a call delivered by a binding counts only as its delivery.
  package func traffic(of event: Event) -> Traffic? {
    if event.kind == .notify { return .notification }
    return switch message(event) {
    case .call, .write: .message
    case .read: .read
    case nil: nil
    }
  }
}
