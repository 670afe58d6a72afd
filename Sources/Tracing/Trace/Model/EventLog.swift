/// The log of a recording: participants, bindings and events.
public struct EventLog: Sendable, Hashable, Codable {
  /// The participants, in order of creation.
  public let participants: [Participant]
  /// The bindings, in order of creation.
  public let bindings: [Binding]
  /// The events, in order; the event at index `i` has the identifier `i + 1`.
  public let events: [Event]

  /// Creates a log from its parts.
  public init(participants: [Participant], bindings: [Binding], events: [Event]) {
    self.participants = participants
    self.bindings = bindings
    self.events = events
  }

  /// Returns the event with an identifier of this log.
  ///
  /// - Complexity: O(1).
  public subscript(id: Event.ID) -> Event { events[id - 1] }
}

extension EventLog {
  /// Returns a description of an event, such as `call 5, add(2) on Counter#1`.
  func name(_ id: Event.ID) -> String {
    guard let event = event(id) else { return "event \(id)" }
    return
      "\(event.kind.rawValue) \(id), \(event.text(in: self))\(event.to.map { " on \($0)" } ?? "")"
  }

  /// Returns the event that encloses another, if it comes before that.
  func parent(of event: Event) -> Event? {
    event.parent.flatMap { $0 < event.id ? self.event($0) : nil }
  }

  /// Returns the event with an identifier, if the log has one.
  public func event(_ id: Event.ID) -> Event? {
    events.indices.contains(id - 1) ? events[id - 1] : nil
  }

  /// Returns the binding with an identifier, if the log has one.
  public func binding(_ id: Binding.ID) -> Binding? {
    bindings.indices.contains(id - 1) && bindings[id - 1].id == id
      ? bindings[id - 1] : bindings.first { $0.id == id }
  }
}
