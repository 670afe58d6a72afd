/// A log by what happened inside what, with the text of each event; events that are numbered
/// wrongly are left out.
struct EventTree {
  let log: EventLog
  let participants: [Participant.ID: Participant]
  /// The numbers of the participants, from 1 in order of creation.
  let numbers: [Participant.ID: Int]
  /// The events inside nothing.
  private(set) var roots: [Event.ID] = []
  private var inside: [[Event.ID]]
  /// The return of each call; 0 for what does not return.
  private var returns: [Event.ID]
  /// The text of each event, and what each call gives back; a call's return needs none besides.
  private var texts: [String] = []
  private var results: [String?] = []

  init(_ log: EventLog) {
    self.log = log
    participants = Dictionary(log.participants.map { ($0.id, $0) }) { first, _ in first }
    numbers = Dictionary(log.participants.enumerated().map { ($1.id, $0 + 1) }) { first, _ in
      first
    }
    inside = Array(repeating: [], count: log.events.count + 1)
    returns = Array(repeating: 0, count: log.events.count + 1)
    for (index, event) in log.events.enumerated() where event.id == index + 1 {
      guard let parent = event.parent, log.parent(of: event)?.id == parent else {
        roots.append(event.id)
        continue
      }
      if event.kind == .return {
        returns[parent] = event.id
      } else {
        inside[parent].append(event.id)
      }
    }
    texts = log.events.map { isReturnOfCall($0) ? "" : $0.text(in: log) }
    results = log.events.map { newResult(of: $0.id) }
  }

  /// The text of an event that is no call's return.
  func text(of event: Event) -> String {
    log.event(event.id)?.id == event.id ? texts[event.id - 1] : event.text(in: log)
  }

  func receiver(of event: Event) -> Participant? { event.to.flatMap { participants[$0] } }

  /// The events directly inside an event, without the return of a call.
  func children(of id: Event.ID) -> [Event.ID] { inside.indices.contains(id) ? inside[id] : [] }

  func returned(from id: Event.ID) -> Event? {
    returns.indices.contains(id) && returns[id] > 0 ? log[returns[id]] : nil
  }

  /// Returns whether an event ends a call, rather than being alone.
  func isReturnOfCall(_ event: Event) -> Bool {
    event.kind == .return && log.parent(of: event)?.kind == .call
  }

  /// Returns the result or error of a call, as text; nothing if there is none.
  func result(of call: Event.ID) -> String? {
    results.indices.contains(call - 1) ? results[call - 1] : nil
  }

  private func newResult(of call: Event.ID) -> String? {
    guard case .return(_, let outcome)? = returned(from: call)?.payload else { return nil }
    return switch outcome {
    case .nothing: nil
    case .value(let value): Event.text(of: value)
    case .error(let error): "throws " + Event.text(of: error)
    }
  }

  /// The last event inside an event, however deep; the event itself if there is none.
  func last(inside id: Event.ID) -> Event.ID {
    var last = max(id, returned(from: id)?.id ?? id)
    var next = children(of: id).last
    while let event = next {
      last = max(last, event, returned(from: event)?.id ?? event)
      next = children(of: event).last
    }
    return last
  }

  /// The call that a notification consists of, if a delegate-like binding delivers it.
  func delivered(by notice: Event) -> Event? {
    guard notice.kind == .notify, let first = inside[notice.id].first.map({ log[$0] }),
      first.kind == .call, first.from == notice.from, first.to == notice.to,
      notice.from != notice.to
    else { return nil }
    return first
  }
}
