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
        Participant(type: "B", number: 1, role: .presenter),
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
      id: id == 0 ? number : id, step: step, kind: kind, parent: parent, cause: cause, from: from,
      to: to, member: member, arguments: arguments, value: value, redundant: redundant,
      binding: binding, file: file, line: line, time: time)
  }

  static func input(_ member: String = "tap", step: Int = 0) -> Event {
    Event(id: 0, step: step, kind: .input, member: member)
  }

  static func call(
    _ member: String, in parent: Int? = nil, cause: Int? = nil, from: String? = nil,
    to: String = "A#1", step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, kind: .call, parent: parent, cause: cause, from: from, to: to,
      member: member)
  }

  static func leave(
    _ member: String, _ call: Int?, from: String = "A#1", to: String? = nil, step: Int = 0
  ) -> Event {
    Event(id: 0, step: step, kind: .return, parent: call, from: from, to: to, member: member)
  }

  static func effect(
    _ member: String = "x.text", in parent: Int? = nil, cause: Int? = nil, value: String = "1",
    step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, kind: .effect, parent: parent, cause: cause, to: "A#1", member: member,
      value: value)
  }

  static func binding(
    _ kind: Kind, _ binding: Int? = 1, in parent: Int? = nil, from: String = "A#1",
    to: String = "B#1", step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, kind: kind, parent: parent, from: from, to: to, member: "onChange",
      binding: binding)
  }

  static func life(
    _ kind: Kind, _ participant: String, in parent: Int? = nil, from: String? = nil, step: Int = 0
  ) -> Event {
    Event(
      id: 0, step: step, kind: kind, parent: parent, from: from, to: participant, member: "init")
  }
}

extension Binding {
  static let example = Binding(
    id: 1, mechanism: .closure, source: "A#1", sink: "B#1", member: "onChange")
}
