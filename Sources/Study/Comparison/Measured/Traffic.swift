import Metrics
public import Trace

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
  /// Here the screen has the role that the contract gives it. So the sum of messages and reads is the
  /// number of messages between roles and to the screen, without those to the screen that the
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
      guard let traffic = traffic(of: event, in: log), let judged = judged(event, reader) else {
        return
      }
      let relation = RoleRelation(
        from: judged.actor.role, to: judged.other.role, permission: judged.permission)
      counts[MeasuredRelation(relation: relation, traffic: traffic), default: 0] += 1
    }
  }

  /// Returns the kind of what passes by an event; what a binding delivers counts once, as its
  /// delivery.
  private func traffic(of event: Event, in log: EventLog) -> Traffic? {
    if event.kind == .notify { return .notification }
    return switch log.message(event) {
    case .call, .write: .message
    case .read: .read
    case nil: nil
    }
  }
}
