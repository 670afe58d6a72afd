import Trace

/// Says whether the code is compiled with its tracing.
#if Traced
  nonisolated let isTraced = true
#else
  nonisolated let isTraced = false
#endif

/// Returns what is recorded while `body` runs, an event a line, indented by the calls around it.
@MainActor
func recorded(
  _ kinds: Set<EventKind> = Set(EventKind.allCases), _ body: () throws -> Void
) rethrows -> [String] {
  let log = try log(body)
  return log.events.filter { kinds.contains($0.kind) }.map { $0.line(in: log) }
}

/// The log of what is recorded while `body` runs.
@MainActor
func log(_ body: () throws -> Void) rethrows -> EventLog {
  let recorder = Recorder()
  try recorder.record {
    recorder.beginStep(1)
    try body()
    recorder.endStep()
  }
  return recorder.log()
}

extension Event {
  /// The event as a line of text.
  fileprivate func line(in log: EventLog) -> String {
    let depth = sequence(first: parent) { $0.flatMap { log[$0].parent } }.prefix { $0 != nil }.count
    let margin = String(repeating: "  ", count: depth)
    let ends = [from, "→", to].compactMap(\.self).joined(separator: " ")
    switch kind {
    case .create, .destroy: return "\(margin)\(kind) \(to ?? "")"
    case .state: return "\(margin)\(kind) \(to ?? "") \(text(in: log))"
    default: return "\(margin)\(kind) \(ends) \(text(in: log))"
    }
  }
}
