/// A log as a tree, with the text of each event; wrongly numbered events are omitted.
struct EventTree {
  let log: EventLog
  let participants: [Participant.ID: Participant]
  /// The numbers of the participants, from 1 in order of creation.
  let numbers: [Participant.ID: Int]
  /// The events that no other event encloses.
  private(set) var roots: [Event.ID] = []
  private var inside: [[Event.ID]]
  /// The return of each call; 0 for other events.
  private var returns: [Event.ID]
  /// The text of each event, and the result of each call; the return of a call needs no text.
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

  /// Returns the text of an event that is not the return of a call.
  func text(of event: Event) -> String {
    log.event(event.id)?.id == event.id ? texts[event.id - 1] : event.text(in: log)
  }

  func receiver(of event: Event) -> Participant? { event.to.flatMap { participants[$0] } }

  /// Returns the events directly inside an event, without the return of a call.
  func children(of id: Event.ID) -> [Event.ID] { inside.indices.contains(id) ? inside[id] : [] }

  func returned(from id: Event.ID) -> Event? {
    returns.indices.contains(id) && returns[id] > 0 ? log[returns[id]] : nil
  }

  /// Returns whether an event is the return of a call in the log.
  func isReturnOfCall(_ event: Event) -> Bool {
    event.kind == .return && log.parent(of: event)?.kind == .call
  }

  /// Returns the result or error of a call as text, if there is one.
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

  /// Returns the last event inside an event, however deep, or the event itself.
  func last(inside id: Event.ID) -> Event.ID {
    var last = max(id, returned(from: id)?.id ?? id)
    var next = children(of: id).last
    while let event = next {
      last = max(last, event, returned(from: event)?.id ?? event)
      next = children(of: event).last
    }
    return last
  }

  /// Returns the call that a notification consists of, if a delegate-like binding delivers it.
  func delivered(by notice: Event) -> Event? {
    guard notice.kind == .notify, let first = inside[notice.id].first.map({ log[$0] }),
      first.kind == .call, first.from == notice.from, first.to == notice.to,
      notice.from != notice.to
    else { return nil }
    return first
  }
}
