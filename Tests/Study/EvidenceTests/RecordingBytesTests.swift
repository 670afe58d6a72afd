import Catalogue
import Diagnostics
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

@testable import Evidence

@Suite("A recording in bytes")
@MainActor
struct RecordingBytesTests {
  private func readAgain(_ recording: Recording) throws -> Recording {
    var writer = ResultWriter()
    writer.write(recording)
    var reader = try ResultReader(writer.bytes)
    return try reader.recording(of: "one.md")
  }

  @Test("is read as it was recorded, on every implementation")
  func recorded() throws {
    let location = SourceLocation(file: "one.md", line: 3, column: 5, length: 2)
    for implementation in Implementation.all {
      let scenario = Scenario(
        file: "one.md", title: "", sample: implementation.sample.id, summary: "",
        steps: [
          Step(.wait(milliseconds: 2_500), at: location),
          Step(.tap(widget: "none", times: 1), at: location),
        ])
      let recording = Performance.play(scenario, on: implementation)
      #expect(recording.log.events.count > 5)
      #expect(!recording.failures.isEmpty)
      #expect(try readAgain(recording) == recording)
    }
  }

  private static let values: [TraceValue] = [
    .null, .boolean(true), .boolean(false), .integer(0), .integer(-1), .integer(.min),
    .integer(.max),
    .decimal(0.1), .decimal(-0.0), .decimal(.infinity), .text(""), .text("Gro\u{308}ße"),
    .text("Größe"), .longText("long", leftOut: 7), .enumCase("none", []),
    .enumCase("some", [ValueField("of", .integer(1)), ValueField(nil, .null)]),
    .structure("Star", [ValueField("isOn", .boolean(true))]), .tuple([ValueField(nil, .text("a"))]),
    .list([.integer(1), .list([])]), .set([.text("a")]),
    .dictionary([ValueEntry(key: .text("a"), value: .integer(1))]),
    .keyPath(root: "A", value: "B"), .closure, .participant("Model#1"), .type("Model"),
    .described("12:00"), .leftOut(3),
  ]

  private static let payloads: [Event.Payload] =
    [
      .input(Input("tap", target: "up", values: values, purpose: .opensApp)),
      .input(Input("wait")), .call(Member("move", labels: ["to", "_"]), arguments: values),
      .call(.deinitialiser, arguments: []), .return(Member("a"), .nothing),
      .bind(1), .unbind(1), .notify(1, values: values), .schedule(label: "a", due: 10),
      .resume(label: "a"), .create, .destroy, .read(property: "a", value: .null),
      .effect(widget: "a", property: "text", old: .null, new: .text("a")),
      .state(property: "a", old: .integer(1), new: .integer(2)),
    ] + Navigation.allCases.map { .navigate($0, came: ["A#1"], went: ["B#1", "C#1"]) }
    + values.flatMap { [.return(Member("a"), .value($0)), .return(Member("a"), .error($0))] }

  @Test("is read as it was, whatever happened in it")
  func everything() throws {
    let line = SourceLine(file: "A.swift", line: 7)
    let events = Self.payloads.enumerated().map { location, payload in
      Event(
        id: location + 1, step: location % 3, parent: location > 2 ? location - 1 : nil,
        cause: location > 4 ? 2 : nil, from: location % 2 == 0 ? "A#1" : nil, to: "B#1", payload,
        location: location % 2 == 0 ? line : nil, caller: location % 3 == 0 ? line : nil,
        time: location * 10)
    }
    var frame = Frame(screen: "a")
    frame.tab = "b"
    frame.titles = ["", "c"]
    frame.depth = 2
    frame.alert = Frame.Alert(message: "d", actions: ["e"])
    var list = Frame.Widget("list", .list)
    list.rows = ["f", "g"]
    list.offset = 1
    list.count = 9
    list.alpha = 0.25
    var field = Frame.Widget("field", .field)
    field.text = ""
    field.isEditing = true
    field.isEnabled = false
    field.placeholder = "h"
    frame.widgets = [
      list, field, Frame.Widget(hidden: "hidden"), Frame.Widget("spinner", .spinner),
    ]
    let recording = Recording(
      scenario: "a", sample: "b", pattern: "c",
      log: EventLog(
        participants: Role.standard.map {
          Participant(type: "A", number: 1, role: $0, isScreen: $0 == .view)
        },
        bindings: Mechanism.allCases.enumerated().map {
          Binding(
            id: $0 + 1, mechanism: $1, source: "A#1", sink: "B#1", member: "m", operators: ["map"])
        }, events: events),
      frames: [frame, .none], verdicts: [],
      failures: [
        Failure(
          .expectation, at: SourceLocation(file: "one.md", line: 2, column: 3), step: 1, "m",
          expected: "", found: "x", nearby: ["n"]),
        Failure(.obstacle, at: SourceLocation(file: "one.md"), step: 0, ""),
        Failure(.leak, at: SourceLocation(file: "one.md"), step: 4, "l"),
      ],
      leak: Leak(
        step: 1, participants: ["A#1"],
        holds: [HeldReference(owner: "A#1", declaring: "A", property: "p", held: "A#1")]))
    let read = try readAgain(recording)
    #expect(read == recording)
    // Texts are equal for Swift whose bytes are not.
    let texts = read.log.events.compactMap(\.returned).compactMap { value -> [UInt8]? in
      if case .text(let text) = value { Array(text.utf8) } else { nil }
    }
    #expect(Set(texts).count == 3)
  }
}
