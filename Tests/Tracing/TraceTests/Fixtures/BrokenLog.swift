import Testing
import Trace

/// A log written by hand, broken in one place.
struct BrokenLog: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let log: EventLog
  /// The events that show what is broken.
  let shown: [Event.ID]
  /// Words of the sentence.
  let words: String

  init(
    _ name: String, _ events: [Event], bindings: [Binding] = [], shown: [Event.ID], _ words: String
  ) {
    testDescription = name
    log = EventLog(
      participants: [
        Participant(type: "Root", number: 1, role: .composition),
        Participant(type: "A", number: 1, role: .view),
        Participant(type: "A", number: 2, role: .view),
        Participant(type: "B", number: 1, role: .presenter),
        Participant(type: "C", number: 1, role: .coordinator),
      ],
      bindings: bindings,
      events: events.enumerated().map { $1.numbered($0 + 1) })
    self.shown = shown
    self.words = words
  }
}

extension Event {
  /// The event with another identifier; an identifier that is not 0 stays.
  fileprivate func numbered(_ number: Int) -> Event {
    Event(
      id: id == 0 ? number : id, step: step, parent: parent, cause: cause, from: from, to: to,
      payload, location: location, caller: caller, time: time)
  }

  static func input(
    _ verb: String = "tap", purpose: Input.Purpose = .usesApp, step: Int = 0
  ) -> Event {
    Event(id: 0, step: step, .input(Input(verb, purpose: purpose)))
  }

  static func call(
    _ name: String, in parent: Int? = nil, cause: Int? = nil, from: String? = nil,
    to: String = "A#1", step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, parent: parent, cause: cause, from: from, to: to,
      .call(Member(name), arguments: []))
  }

  static func leave(
    _ name: String, _ call: Int?, from: String = "A#1", to: String? = nil, step: Int = 0
  ) -> Event {
    Event(id: 0, step: step, parent: call, from: from, to: to, .return(Member(name), .nothing))
  }

  static func effect(in parent: Int? = nil, cause: Int? = nil, step: Int = 0) -> Event {
    Event(
      id: 0, step: step, parent: parent, cause: cause, to: "A#1",
      .effect(widget: "x", property: "text", old: .text("0"), new: .text("1")))
  }

  static func navigate(
    _ navigation: Trace.Navigation, came: [String] = [], went: [String] = [], in parent: Int? = nil,
    step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, parent: parent, to: "A#1", .navigate(navigation, came: came, went: went))
  }

  static func schedule(in parent: Int? = nil) -> Event {
    Event(id: 0, parent: parent, .schedule(label: "timer", due: 0))
  }

  static func resume(cause: Int? = nil) -> Event {
    Event(id: 0, cause: cause, .resume(label: "timer"))
  }

  /// The beginning, the end or a delivery of a binding.
  static func binding(
    _ payload: Payload, in parent: Int? = nil, from: String = "A#1", to: String = "B#1",
    step: Int = 0
  ) -> Event {
    Event(id: 0, step: step, parent: parent, from: from, to: to, payload)
  }

  static func life(
    _ payload: Payload, _ participant: String, in parent: Int? = nil, from: String? = nil,
    step: Int = 0
  ) -> Event {
    Event(id: 0, step: step, parent: parent, from: from, to: participant, payload)
  }
}

extension EventPayload {
  /// A delivery of nothing.
  static func notify(_ binding: Binding.ID) -> EventPayload { .notify(binding, values: []) }
}

extension Binding {
  static let example = Binding(
    id: 1, mechanism: .closure, source: "A#1", sink: "B#1", member: "onChange")
}
