import Diagrams
import Identifiers
import Scenarios
import Testing
import Trace

@testable import Evidence

/// Steps are shown once where they are equal event for event, so nothing that a reader sees of an
/// event may be left out when they are compared.
@Suite("Two steps that differ in one thing")
struct StepEventsTests {
  /// Everything that can be different in an event, by what it is.
  struct Variant: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: EventKind
    let one: Event.Payload
    let other: Event.Payload
    var testDescription: String { name }

    init(_ name: String, _ kind: EventKind, _ one: Event.Payload, _ other: Event.Payload) {
      (self.name, self.kind, self.one, self.other) = (name, kind, one, other)
    }
  }

  private static let (zero, two) = (TraceValue.integer(0), TraceValue.integer(2))
  private static let member = Member("show", labels: ["at"])

  nonisolated static let variants = [
    Variant("what is done", .input, .input(Input("tap")), .input(Input("type"))),
    Variant(
      "the method", .call, .call(member, arguments: []), .call(Member("hide"), arguments: [])),
    Variant(
      "an argument", .call, .call(member, arguments: [zero]), .call(member, arguments: [two])),
    Variant(
      "an argument more", .call, .call(member, arguments: [zero]),
      .call(member, arguments: [zero, zero])),
    Variant(
      "the value returned", .return, .return(member, .value(zero)), .return(member, .value(two))),
    Variant(
      "an error", .return, .return(member, .error(zero)), .return(member, .value(zero))),
    Variant("nothing returned", .return, .return(member, .nothing), .return(member, .value(zero))),
    Variant(
      "the property read", .read, .read(property: "a", value: zero),
      .read(property: "b", value: zero)),
    Variant(
      "the value read", .read, .read(property: "a", value: zero), .read(property: "a", value: two)),
    Variant(
      "the property", .state, .state(property: "a", old: zero, new: zero),
      .state(property: "b", old: zero, new: zero)),
    Variant(
      "the old value", .state, .state(property: "a", old: zero, new: zero),
      .state(property: "a", old: two, new: zero)),
    Variant(
      "the new value", .state, .state(property: "a", old: zero, new: zero),
      .state(property: "a", old: zero, new: two)),
    Variant("the binding made", .bind, .bind(1), .bind(2)),
    Variant("the binding ended", .unbind, .unbind(1), .unbind(2)),
    Variant("the binding", .notify, .notify(1, values: []), .notify(2, values: [])),
    Variant(
      "the value delivered", .notify, .notify(1, values: [zero]), .notify(1, values: [two])),
    Variant(
      "the widget", .effect, .effect(widget: "a", property: "text", old: zero, new: zero),
      .effect(widget: "b", property: "text", old: zero, new: zero)),
    Variant(
      "the widget's property", .effect,
      .effect(widget: "a", property: "text", old: zero, new: zero),
      .effect(widget: "a", property: "color", old: zero, new: zero)),
    Variant(
      "what a widget showed", .effect,
      .effect(widget: "a", property: "text", old: zero, new: zero),
      .effect(widget: "a", property: "text", old: two, new: zero)),
    Variant(
      "what a widget shows", .effect, .effect(widget: "a", property: "text", old: zero, new: zero),
      .effect(widget: "a", property: "text", old: zero, new: two)),
    Variant(
      "the way of navigating", .navigate, .navigate(.push, came: [], went: []),
      .navigate(.pop, came: [], went: [])),
    Variant(
      "the screens that came", .navigate, .navigate(.push, came: ["A#1"], went: []),
      .navigate(.push, came: [], went: [])),
    Variant(
      "the screens that went", .navigate, .navigate(.push, came: [], went: ["A#1"]),
      .navigate(.push, came: [], went: [])),
    Variant(
      "the work", .schedule, .schedule(label: "a", due: 9), .schedule(label: "b", due: 9)),
    Variant(
      "when it is due", .schedule, .schedule(label: "a", due: 9), .schedule(label: "a", due: 8)),
    Variant("the work that begins", .resume, .resume(label: "a"), .resume(label: "b")),
    Variant("a beginning or an end", .create, .create, .destroy),
    Variant("an end or a beginning", .destroy, .destroy, .create),
  ]

  private func events(
    _ payload: Event.Payload, from: String? = "A#1", to: String? = "B#1", location: Int = 3,
    caller: Int = 4, time: Int = 10, parent: Event.ID = 5, step: Int = 1
  ) -> [Event] {
    let line = { SourceLine(file: "a.swift", line: $0) }
    return [
      Event(id: 5, step: step, parent: nil, .call(Self.member, arguments: []), time: 10),
      Event(
        id: 6, step: step, parent: parent, from: from, to: to, payload, location: line(location),
        caller: line(caller), time: time),
    ]
  }

  private func step(_ events: [Event]) -> StepEvents {
    // Before the step only its bindings are made.
    let before = (1...4).map { Event(id: $0, .bind($0 < 3 ? $0 : 1), location: nil) }
    let log = EventLog(
      participants: [
        Participant(type: "A", number: 1, role: .view),
        Participant(type: "B", number: 1, role: .model),
      ],
      bindings: [
        Binding(id: 1, mechanism: .closure, source: "B#1", sink: "A#1", member: "one"),
        Binding(id: 2, mechanism: .observer, source: "B#1", sink: "A#1", member: "two"),
      ], events: before + events)
    let recording = Recording(
      scenario: "made", sample: "made", pattern: "by-hand", log: log, frames: [], verdicts: [],
      failures: [])
    return StepEvents(
      events, in: PlayedScenario.PatternPerformance(recording, contract: nil, bookkeeping: .none))
  }

  @Test("are not equal, whatever an event says", arguments: variants)
  func payloads(_ variant: Variant) {
    #expect(step(events(variant.one)) == step(events(variant.one)))
    #expect(step(events(variant.one)) != step(events(variant.other)))
  }

  @Test("are tried for every kind of event")
  func complete() {
    #expect(Set(Self.variants.map(\.kind)) == Set(EventKind.allCases))
  }

  @Test("are not equal if others act, or by other lines, later, or inside something else")
  func surroundings() {
    let payload = Event.Payload.state(property: "a", old: Self.zero, new: Self.two)
    let one = step(events(payload))
    #expect(one != step(events(payload, from: "B#1")))
    #expect(one != step(events(payload, to: "A#1")))
    #expect(one != step(events(payload, from: nil)))
    #expect(one != step(events(payload, location: 4)))
    #expect(one != step(events(payload, caller: 5)))
    #expect(one != step(events(payload, time: 11)))
    #expect(one != step(events(payload, parent: 6)))
    #expect(one == step(events(payload, step: 2)))
  }
}
