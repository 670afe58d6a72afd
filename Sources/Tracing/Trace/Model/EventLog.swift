/// All that one performance left in the trace: participants, bindings and events.
public struct EventLog: Sendable, Hashable, Codable {
  /// The participants, in order of creation.
  public let participants: [Participant]
  /// The bindings, in order of binding.
  public let bindings: [Binding]
  /// The events, in order; the event at index `i` has the identifier `i + 1`.
  public let events: [Event]

  /// A log from its parts, as the recorder or a reader of traces has them.
  public init(participants: [Participant], bindings: [Binding], events: [Event]) {
    self.participants = participants
    self.bindings = bindings
    self.events = events
  }

  /// The event with an identifier of this log.
  ///
  /// - Complexity: O(1).
  public subscript(id: Event.ID) -> Event { events[id - 1] }
}
