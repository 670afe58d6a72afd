/// A log by what happened inside what; events that are numbered wrongly are left out.
struct EventTree {
  let log: EventLog
  /// The events inside nothing.
  private(set) var roots: [Event.ID] = []
  private var inside: [[Event.ID]]
  private var returns: [Event.ID: Event.ID] = [:]

  init(_ log: EventLog) {
    self.log = log
    inside = Array(repeating: [], count: log.events.count + 1)
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
  }

  /// The events directly inside an event, without the return of a call.
  func children(of id: Event.ID) -> [Event.ID] { inside.indices.contains(id) ? inside[id] : [] }

  /// The return of a call.
  func returned(from id: Event.ID) -> Event? { returns[id].map { log[$0] } }

  /// What a call gives back or throws, as text; nothing if that is nothing.
  func result(of call: Event.ID) -> String? {
    guard case .return(_, let outcome)? = returned(from: call)?.payload else { return nil }
    return switch outcome {
    case .nothing: nil
    case .value(let value): Event.text(of: value)
    case .error(let error): "throws " + Event.text(of: error)
    }
  }

  /// The last event inside an event, however deep; the event itself if there is none.
  func last(inside id: Event.ID) -> Event.ID {
    var last = max(id, returns[id] ?? 0)
    var next = children(of: id).last
    while let event = next {
      last = max(last, event, returns[event] ?? 0)
      next = inside[event].last
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
