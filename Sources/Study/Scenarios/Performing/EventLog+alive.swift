public import Trace

extension EventLog {
  /// A log of nothing.
  static let empty = EventLog(participants: [], bindings: [], events: [])

  /// Finds the participants that are alive after a step.
  ///
  /// - Parameter step: The step's number.
  /// - Returns: Their identifiers, in order of creation.
  /// - Complexity: O(*n*) in the number of events.
  public func alive(after step: Int) -> [Participant.ID] {
    var alive: Set<Participant.ID> = []
    for event in events.prefix(while: { $0.step <= step }) {
      guard let participant = event.to else { continue }
      switch event.kind {
      case .create: alive.insert(participant)
      case .destroy: alive.remove(participant)
      default: break
      }
    }
    return participants.map(\.id).filter(alive.contains)
  }
}
