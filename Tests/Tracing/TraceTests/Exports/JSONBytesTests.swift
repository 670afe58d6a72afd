import Foundation
import Testing

@testable import Trace

/// `JSONEncoder` judges: a document has the bytes that it gives.
@Suite("The JSON of a trace")
struct JSONBytesTests {
  private func expectSame<Frame>(_ document: TraceDocument<Frame>) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try document.json() == String(decoding: encoder.encode(document), as: UTF8.self))
  }

  private func log(_ payloads: [Event.Payload]) -> EventLog {
    EventLog(
      participants: [Participant(type: "A", number: 1, role: .viewModel)],
      bindings: [.example],
      events: payloads.enumerated().map { index, payload in
        Event(
          id: index + 1, step: 2, parent: 1, cause: 12, from: "A#1", to: "B", payload,
          location: SourceLine(file: "Sources/A.swift", line: 10),
          caller: SourceLine(file: "Sources/B.swift", line: 123), time: 4000)
      })
  }

  @Test("is Foundation's, whatever the event", arguments: Event.Payload.examples())
  func payloads(_ payload: Event.Payload) throws {
    try expectSame(TraceDocument(.example, log([payload]), frames: [["b": 1, "a": 2]]))
    let bare = EventLog(participants: [], bindings: [], events: [Event(id: 1, payload)])
    try expectSame(TraceDocument(.example, bare, frames: [String]()))
  }

  @Test("is Foundation's, whatever the value", arguments: TraceValue.examples)
  func values(_ value: TraceValue) throws {
    let log = log([
      .call(Member("f", labels: ["_", "a"]), arguments: [value, .list([value, value])]),
      .return(Member("f"), .value(value)), .return(Member("f"), .error(value)),
      .state(property: "p", old: value, new: .tuple([.init(nil, value), .init("a", value)])),
      .notify(1, values: [.structure("S", [.init("a", value)])]),
      .effect(widget: "w", property: "p", old: value, new: value),
      .call(
        Member("g"),
        arguments: [.dictionary([.init(key: value, value: value)]), .set([value, value])]),
    ])
    try expectSame(TraceDocument(.example, log, frames: [String]()))
  }

  @Test(
    "is Foundation's, whatever the text",
    arguments: EscapingTests.texts + ["\u{8}\u{C}\u{1F}\u{7F}/"])
  func texts(_ text: String) throws {
    try expectSame(TraceDocument(.example, EscapingTests.log(text), frames: [text]))
  }

  @Test("is refused where a number is not finite")
  func numbers() {
    let document = TraceDocument(
      .example, log([.read(property: "p", value: .decimal(.nan))]), frames: [String]())
    #expect(throws: EncodingError.self) { try document.json() }
  }
}
