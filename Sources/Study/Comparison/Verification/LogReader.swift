import Metrics
import Sequences
import Trace

/// A log with indices for repeated lookups.
struct LogReader {
  let log: EventLog
  private let participants: [Participant.ID: Participant]
  /// The index after the last event inside a call, by the call's identifier.
  private let ends: [Event.ID: Int]

  init(_ log: EventLog) {
    self.log = log
    participants = Dictionary(
      keepingFirst: log.participants.map { ($0.id, $0) })
    var ends: [Event.ID: Int] = [:]
    for (index, event) in log.events.enumerated() where event.kind == .return {
      if let call = event.parent { ends[call] = index }
    }
    self.ends = ends
  }

  func participant(_ id: Participant.ID?) -> Participant? { id.flatMap { participants[$0] } }

  /// Returns the events inside a call, including nested ones.
  func inside(_ call: Event) -> ArraySlice<Event> {
    log.events[call.id..<(ends[call.id] ?? call.id)]
  }

  /// Returns the result of a call; `nil` if it has none.
  func result(of call: Event) -> TraceValue? { ends[call.id].flatMap { log.events[$0].returned } }

  func parent(of event: Event) -> Event? { event.parent.map { log[$0] } }

  /// Returns the innermost call of a participant inside which an event happened.
  func call(of participant: Participant.ID, around event: Event) -> Event? {
    var next = parent(of: event)
    while let outer = next {
      if outer.kind == .call, outer.to == participant { return outer }
      next = parent(of: outer)
    }
    return nil
  }

  /// Returns the participant that requested an act of `composition`.
  ///
  /// It is the nearest one of another role that called `composition` or ran one of its closures,
  /// with only `composition` in between.
  ///
  /// - Parameters:
  ///   - event: The act.
  ///   - isObserved: Returns whether `composition` observes a role; notifications are no requests
  ///     then.
  /// - Returns: The participant; `nil` if `composition` acts by itself.
  func requester(of event: Event, isObserved: (Role) -> Bool) -> Participant? {
    var next = parent(of: event)
    while let outer = next, outer.kind == .call || outer.kind == .notify,
      participant(outer.to)?.role == .composition
    {
      if let caller = participant(outer.from), caller.role != .composition {
        let isNotification = outer.kind == .notify || log.isDelivered(outer)
        return isNotification && isObserved(caller.role) ? nil : caller
      }
      next = parent(of: outer)
    }
    return nil
  }

  /// Returns whether a call makes or ends a binding from the called role to the calling role.
  func isSubscription(_ call: Event, from source: Role, to sink: Role) -> Bool {
    inside(call).contains { event in
      (event.kind == .bind || event.kind == .unbind)
        && participant(event.from)?.role == source && participant(event.to)?.role == sink
    }
  }

  /// Returns whether a call only reads: it returns a value, and nothing changes inside it.
  func isQuery(_ call: Event) -> Bool {
    let harmless: Set<EventKind> = [.call, .return, .read]
    return result(of: call) != nil && inside(call).allSatisfy { harmless.contains($0.kind) }
  }
}
