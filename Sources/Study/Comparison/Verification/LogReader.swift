import Metrics
import Sequences
import Trace

/// A log, with what the verification looks up again and again at hand.
struct LogReader {
  let log: EventLog
  private let participants: [Participant.ID: Participant]
  /// The index after the last event inside a call, by the call.
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

  /// The participant with an identifier.
  func participant(_ id: Participant.ID?) -> Participant? { id.flatMap { participants[$0] } }

  /// Returns the events inside a call, with what it leads to.
  func inside(_ call: Event) -> ArraySlice<Event> {
    log.events[call.id..<(ends[call.id] ?? call.id)]
  }

  /// Returns the result of a call; `nil` if it is a command.
  func result(of call: Event) -> TraceValue? { ends[call.id].flatMap { log.events[$0].returned } }

  /// The event inside which another happened.
  func parent(of event: Event) -> Event? { event.parent.map { log[$0] } }

  /// The innermost call of a participant inside which an event happened.
  func call(of participant: Participant.ID, around event: Event) -> Event? {
    var next = parent(of: event)
    while let outer = next {
      if outer.kind == .call, outer.to == participant { return outer }
      next = parent(of: outer)
    }
    return nil
  }

  /// The participant that requested what `composition` does: the nearest one of another role that
  /// called it or ran one of its closures, if all between the two is `composition`'s.
  ///
  /// - Parameters:
  ///   - event: What it does.
  ///   - isObserved: Whether `composition` observes a role, whose notifications are then no
  ///     requests.
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

  /// Returns whether a call makes or ends a binding from the called role to the calling one.
  func isSubscription(_ call: Event, from source: Role, to sink: Role) -> Bool {
    inside(call).contains { event in
      (event.kind == .bind || event.kind == .unbind)
        && participant(event.from)?.role == source && participant(event.to)?.role == sink
    }
  }

  /// Returns whether a call only reads: it gives something back, and nothing changes inside it.
  func isQuery(_ call: Event) -> Bool {
    let harmless: Set<EventKind> = [.call, .return, .read]
    return result(of: call) != nil && inside(call).allSatisfy { harmless.contains($0.kind) }
  }
}
