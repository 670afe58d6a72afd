import Trace

/// Records what `body` does in one step, and gives the log.
@MainActor
func recorded(_ body: () throws -> Void) rethrows -> EventLog {
  let recorder = Recorder()
  try recorder.record {
    recorder.beginStep(0)
    try recorder.input("open", [], body)
    recorder.endStep()
  }
  return recorder.log()
}

extension EventLog {
  /// The events, a short line for each, to compare at a glance.
  var lines: [String] {
    events.map { event in
      let ends = "\(event.from ?? "·") > \(event.to ?? "·")"
      let value = event.value.map { " = \($0)" } ?? ""
      let list = event.arguments.isEmpty ? "" : "(\(event.arguments.joined(separator: ", ")))"
      return "\(event.kind.rawValue) \(ends) \(event.member)\(list)\(value)"
    }
  }

  func events(_ kind: Event.Kind) -> [Event] { events.filter { $0.kind == kind } }
}
