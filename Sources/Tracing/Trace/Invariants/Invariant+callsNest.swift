extension Invariant {
  /// The invariant that calls nest: every call returns, and the events inside it come before its
  /// return.
  public static let callsNest = Invariant("calls-nest", "Calls and returns nest and balance.") {
    var nesting = CallNesting(log: $0)
    nesting.read()
    return nesting.violations
  }
}

private struct CallNesting {
  let log: EventLog
  private(set) var violations: [(events: [Event.ID], sentence: String)] = []
  /// The open events, the outermost first.
  private var open: [Event.ID] = []
  private var returns: [Event.ID: Event.ID] = [:]

  init(log: EventLog) { self.log = log }

  mutating func read() {
    for (index, event) in log.events.enumerated() {
      if event.id != index + 1 {
        violations.append(([event.id], "event \(event.id) is at position \(index + 1)"))
        return
      }
      enter(event)
      if event.kind == .return { leave(event) } else { open.append(event.id) }
    }
    close(downTo: 0, before: nil)
  }

  /// Closes all open events that do not enclose the event.
  private mutating func enter(_ event: Event) {
    guard let parent = event.parent else {
      return close(downTo: 0, before: event.id)
    }
    guard parent < event.id, parent > 0 else {
      return report(
        [event.id], "\(log.name(event.id)), is inside event \(parent), which is not earlier")
    }
    guard let index = open.lastIndex(of: parent) else {
      let by = returns[parent].map { " by return \($0)" } ?? ""
      return report(
        [parent, event.id], "\(log.name(event.id)), is inside \(log.name(parent)), ended\(by)")
    }
    close(downTo: index + 1, before: event.id)
  }

  private mutating func leave(_ event: Event) {
    guard let parent = event.parent, let call = log.event(parent), call.kind == .call else {
      return report([event.id], "\(log.name(event.id)), does not end a call")
    }
    if call.member != event.member || call.to != event.from || call.from != event.to {
      report([parent, event.id], "\(log.name(event.id)), does not match \(log.name(parent))")
    }
    returns[parent] = event.id
    if open.last == parent { open.removeLast() }
  }

  /// Closes the open events beyond a number: the next event, or the end of the log, is outside
  /// them.
  private mutating func close(downTo count: Int, before next: Event.ID?) {
    while open.count > count {
      let id = open.removeLast()
      if log.event(id)?.kind == .call {
        let reason = next.map { "\(log.name($0)), happens outside of it" } ?? "the log ends"
        report([id], "\(log.name(id)), has not returned when \(reason)")
      }
    }
  }

  private mutating func report(_ events: [Event.ID], _ sentence: String) {
    violations.append((events, sentence))
  }
}
