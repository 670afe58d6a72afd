import Trace

/// Records what `body` does in one step, and gives the log.
@MainActor
func recorded(_ body: () throws -> Void) rethrows -> EventLog {
  let recorder = Recorder()
  try recorder.record {
    recorder.beginStep(0)
    try recorder.input(Input("open", purpose: .opensApp), body)
    recorder.endStep()
  }
  return recorder.log()
}

extension EventLog {
  /// The events, a short line for each, to compare at a glance.
  var lines: [String] {
    events.map { event in
      let ends = "\(event.from ?? "·") > \(event.to ?? "·")"
      return "\(event.kind.rawValue) \(ends) \(event.text(in: self))"
    }
  }

  func events(_ kind: EventKind) -> [Event] { events.filter { $0.kind == kind } }

  /// The first call of a method with a name.
  func call(_ name: String) -> Event? { events(.call).first { $0.member?.name == name } }

  /// The events of a kind, each in a few words.
  func texts(_ kind: EventKind) -> [String] { events(kind).map { $0.text(in: self) } }
}
