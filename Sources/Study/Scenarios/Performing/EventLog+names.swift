import Trace

extension EventLog {
  /// Returns the names of what happens in some events, each once: `TallyStore#1 emitChanges()`.
  func names(of events: [Event.ID]) -> [String] {
    var seen: Set<String> = []
    return events.compactMap { id in
      guard let event = event(id) else { return nil }
      let name = [event.to, event.text(in: self)].compactMap(\.self).joined(separator: " ")
      return seen.insert(name).inserted ? name : nil
    }
  }
}
