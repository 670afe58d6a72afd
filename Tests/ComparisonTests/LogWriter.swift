@testable import Trace

/// Writes a log by hand, for tests of what reads one.
///
/// Participants are named `Type` or `Type#2` and have the role that is given with their type.
struct LogWriter {
  private let roles: [String: Role]
  private var participants: [Participant] = []
  private var bindings: [Binding] = []
  private var events: [Event] = []
  private var open: [Event.ID] = []
  private var step = 0

  init(_ roles: [String: Role]) { self.roles = roles }

  var log: EventLog { EventLog(participants: participants, bindings: bindings, events: events) }

  private mutating func identifier(_ name: String?) -> Participant.ID? {
    guard let name else { return nil }
    let parts = name.split(separator: "#")
    let type = String(parts[0])
    let participant = Participant(
      type: type, number: parts.count > 1 ? Int(parts[1]) ?? 1 : 1, role: roles[type] ?? .model)
    if !participants.contains(participant) { participants.append(participant) }
    return participant.id
  }

  /// Begins a step by what the person does.
  mutating func step(_ verb: String) {
    if !events.isEmpty { step += 1 }
    open = []
    open = [add(.input, nil, nil, verb)]
  }

  /// Adds an event inside what is open.
  @discardableResult
  mutating func add(
    _ kind: Event.Kind, _ from: String?, _ to: String?, _ member: String, value: String? = nil,
    redundant: Bool? = nil, binding: Binding.ID? = nil, cause: Event.ID? = nil,
    arguments: [String] = [], line: Int? = nil
  ) -> Event.ID {
    let event = Event(
      id: events.count + 1, step: step, kind: kind, parent: open.last, cause: cause,
      from: identifier(from), to: identifier(to), member: member, arguments: arguments,
      value: value,
      redundant: redundant, binding: binding, file: line.map { _ in "Sources/Made/Up.swift" },
      line: line, time: 0)
    events.append(event)
    return event.id
  }

  /// A call, and what happens inside it.
  mutating func call(
    _ from: String?, _ to: String, _ member: String, with arguments: [String] = [], line: Int = 1,
    returns value: String? = nil, _ body: (inout LogWriter) -> Void = { _ in }
  ) {
    open.append(add(.call, from, to, member, arguments: arguments, line: line))
    body(&self)
    add(.return, to, from, member, value: value)
    open.removeLast()
  }

  /// Makes a binding, to be delivered by its number.
  mutating func bind(_ source: String, _ sink: String, _ member: String) -> Binding.ID {
    guard let from = identifier(source), let to = identifier(sink) else { return 0 }
    bindings.append(
      Binding(
        id: bindings.count + 1, mechanism: .observer, source: from, sink: to, member: member,
        operators: []))
    add(.bind, source, sink, member, binding: bindings.count, line: 7)
    return bindings.count
  }

  /// Delivers through a binding, and what that leads to.
  mutating func notify(_ binding: Binding.ID, _ body: (inout LogWriter) -> Void = { _ in }) {
    let made = bindings[binding - 1]
    open.append(add(.notify, made.source, made.sink, made.member, binding: binding))
    body(&self)
    open.removeLast()
  }

  /// Work that begins because of an earlier event, outside every step's input.
  mutating func resume(
    _ participant: String, because cause: Event.ID, _ body: (inout LogWriter) -> Void
  ) {
    let outer = open
    open = []
    open = [add(.resume, nil, participant, "work", cause: cause)]
    body(&self)
    open = outer
  }
}
