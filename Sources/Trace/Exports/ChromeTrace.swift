/// A log in Chrome's trace event format.
///
/// Virtual time is still inside a step, so an event's identifier is its time in microseconds.
/// Participants are threads. A call begins and ends; what else contains events is a complete slice;
/// the rest are instants. Format: "Trace Event Format", Google, 2016.
struct ChromeTrace {
  private let tree: EventTree
  private let title: TraceTitle
  private let threads: [Participant.ID: Int]

  init(log: EventLog, title: TraceTitle) {
    tree = EventTree(log)
    self.title = title
    threads = Dictionary(log.participants.enumerated().map { ($1.id, $0 + 1) }) { first, _ in
      first
    }
  }

  var text: String {
    let events = metadata + tree.log.events.flatMap { slices(of: $0) + flow(to: $0) }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
      + events.map(\.text).joined(separator: ",\n") + "\n]}\n"
  }

  // MARK: Names

  private var metadata: [JSONText] {
    let threads =
      [(0, "script")] + tree.log.participants.enumerated().map { ($0 + 1, $1.threadName) }
    return [named("process_name", thread: 0, "name", .string("\(title)"))]
      + threads.flatMap { thread, name in
        [
          named("thread_name", thread: thread, "name", .string(name)),
          named("thread_sort_index", thread: thread, "sort_index", .number(thread)),
        ]
      }
  }

  private func named(_ name: String, thread: Int, _ key: String, _ value: JSONText) -> JSONText {
    .object([
      ("name", .string(name)), ("ph", .string("M")), ("pid", .number(1)), ("tid", .number(thread)),
      ("args", .object([(key, value)])),
    ])
  }

  // MARK: Events

  private func slices(of event: Event) -> [JSONText] {
    switch event.kind {
    case .call: [entry(event, "B", details: details(of: event))]
    case .return:
      tree.log.isReturnOfCall(event)
        ? [entry(event, "E", details: result(of: event))] : []
    default:
      isSlice(event)
        ? [entry(event, "X", [("dur", .number(duration(of: event)))], details: details(of: event))]
        : [entry(event, "i", [("s", .string("t"))], details: details(of: event))]
    }
  }

  private func result(of event: Event) -> [(String, JSONText)] {
    guard case .return(_, let outcome) = event.payload else { return [] }
    switch outcome {
    case .nothing: return []
    case .value(let value): return [("value", .string(Event.text(of: value)))]
    case .error(let error): return [("error", .string(Event.text(of: error)))]
    }
  }

  /// A flow arrow from the cause, between slices; an instant cannot carry one.
  private func flow(to event: Event) -> [JSONText] {
    guard let cause = event.cause.flatMap(tree.log.event), isSlice(event)
    else { return [] }
    let name: [(String, JSONText)] = [("id", .number(event.id))]
    return [
      entry(cause, "s", name, title: "cause", details: []),
      entry(event, "f", name + [("bp", .string("e"))], title: "cause", details: []),
    ]
  }

  private func entry(
    _ event: Event, _ phase: String, _ more: [(String, JSONText)] = [], title: String? = nil,
    details: [(String, JSONText)]
  ) -> JSONText {
    let members: [(String, JSONText)] = [
      ("name", .string(title ?? event.text(in: tree.log))),
      ("cat", .string(title ?? event.kind.rawValue)), ("ph", .string(phase)),
      ("ts", .number(event.id)), ("pid", .number(1)), ("tid", .number(thread(of: event))),
    ]
    return .object(members + more + (details.isEmpty ? [] : [("args", .object(details))]))
  }

  private func details(of event: Event) -> [(String, JSONText)] {
    var details: [(String, JSONText)] = [
      ("id", .number(event.id)), ("step", .number(event.step)), ("time", .number(event.time)),
    ]
    if let from = event.from { details.append(("from", .string(from))) }
    if let binding = event.binding { details.append(("binding", .number(binding))) }
    if let place = event.place {
      details.append(("place", .string("\(place.file):\(place.line)")))
    }
    if let caller = event.caller {
      details.append(("caller", .string("\(caller.file):\(caller.line)")))
    }
    return details
  }

  private func thread(of event: Event) -> Int {
    let actor = event.kind == .return ? event.from : event.to
    return actor.flatMap { threads[$0] } ?? 0
  }

  private func isSlice(_ event: Event) -> Bool {
    switch event.kind {
    case .call, .input, .resume, .notify: true
    default: !tree.children(of: event.id).isEmpty
    }
  }

  private func duration(of event: Event) -> Int { tree.last(inside: event.id) - event.id + 1 }
}

extension Participant {
  fileprivate var threadName: String { "\(id) «\(role.rawValue)»" }
}

extension EventLog {
  /// Whether an event ends a call, rather than standing alone.
  fileprivate func isReturnOfCall(_ event: Event) -> Bool {
    parent(of: event)?.kind == .call
  }
}
