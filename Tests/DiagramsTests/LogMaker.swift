@testable import Trace

/// Writes logs by hand: each call adds an event inside what is open.
final class LogMaker {
  private var participants: [Participant] = []
  private var bindings: [Binding] = []
  private var events: [Event] = []
  private var open: [Event.ID] = []
  private var step = 0
  private var time = 0

  var log: EventLog { EventLog(participants: participants, bindings: bindings, events: events) }

  func participant(_ type: String, _ role: Role) -> String {
    let number = participants.count { $0.type == type } + 1
    let participant = Participant(type: type, number: number, role: role)
    participants.append(participant)
    return participant.id
  }

  func step(_ number: Int) { step = number }

  @discardableResult
  func add(
    _ kind: Event.Kind, _ from: String? = nil, _ to: String? = nil, _ member: String,
    _ arguments: [String] = [], value: String? = nil, redundant: Bool? = nil, cause: Int? = nil,
    binding: Int? = nil, line: Int? = nil, inside: () -> Void = {}
  ) -> Event.ID {
    let id = events.count + 1
    events.append(
      Event(
        id: id, step: step, kind: kind, parent: open.last, cause: cause, from: from, to: to,
        member: member, arguments: arguments, value: value, redundant: redundant,
        binding: binding, file: line.map { _ in "Sources/Made/By/Hand.swift" }, line: line,
        time: time))
    open.append(id)
    inside()
    open.removeLast()
    return id
  }

  func call(
    _ from: String?, _ to: String, _ member: String, _ arguments: [String] = [],
    returning value: String? = nil, inside: () -> Void = {}
  ) {
    add(.call, from, to, member, arguments, line: 1 + events.count) {
      inside()
      add(.return, to, from, member, value: value)
    }
  }

  func bind(_ mechanism: Mechanism, _ source: String, _ sink: String, _ member: String) -> Int {
    bindings.append(
      Binding(
        id: bindings.count + 1, mechanism: mechanism, source: source, sink: sink, member: member,
        operators: []))
    add(.bind, source, sink, member, value: mechanism.rawValue, binding: bindings.count)
    return bindings.count
  }

  func create(_ from: String, _ type: String, _ role: Role, inside: () -> Void = {}) -> String {
    let id = participant(type, role)
    add(.create, from, id, "init")
    call(from, id, "init(model:)", ["TallyCounter#1"], inside: inside)
    return id
  }
}
