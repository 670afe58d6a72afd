import Testing
import Trace

@Suite("An event in JSON")
struct EventJSONTests {
  private func back(_ log: EventLog) throws -> EventLog {
    let json = try TraceDocument(.example, log, frames: [String]()).json()
    return try TraceDocument<String>(json: json).log
  }

  private func log(_ payloads: [Event.Payload]) -> EventLog {
    EventLog(
      participants: [Participant(type: "A", number: 1, role: .view)], bindings: [.example],
      events: payloads.enumerated().map { index, payload in
        Event(id: index + 1, parent: index == 0 ? nil : 1, payload)
      })
  }

  @Test("comes back as it went, whatever its kind", arguments: Event.Payload.examples())
  func payloads(_ payload: Event.Payload) throws {
    let log = log([payload])
    #expect(try back(log) == log)
  }

  @Test("comes back with each value as it went", arguments: TraceValue.examples)
  func values(_ value: TraceValue) throws {
    let log = log([
      .call(Member("f", labels: ["_", "_"]), arguments: [value, .list([value])]),
      .return(Member("f"), .value(value)), .return(Member("f"), .error(value)),
      .read(property: "p", value: value), .state(property: "p", old: value, new: .tuple([])),
      .notify(1, values: [.structure("S", [.init("a", value), .init(nil, value)])]),
      .effect(widget: "w", property: "p", old: .null, new: value),
      .call(
        Member("g"), arguments: [.dictionary([.init(key: value, value: value)]), .set([value])]),
    ])
    #expect(try back(log) == log)
  }

  @Test("comes back with who, when and where")
  func circumstances() throws {
    let event = Event(
      id: 1, step: 3, parent: 1, cause: 2, from: "A#1", to: "B#1", .create,
      location: SourceLine(file: "Sources/A.swift", line: 4),
      caller: SourceLine(file: "Sources/B.swift", line: 5), time: 200)
    let log = EventLog(participants: [], bindings: [], events: [event])
    #expect(try back(log) == log)
  }

  @Test("is tried with every kind of event and every case of a value")
  func coverage() {
    let kinds = Event.Payload.examples().map { Event(id: 1, $0).kind }
    #expect(Set(kinds) == Set(EventKind.allCases))
    #expect(Set(TraceValue.examples.map(\.caseNumber)) == Set(0..<TraceValue.caseCount))
  }

  @Test(
    "is refused where a value is none",
    arguments: [
      "{}", #"{"fields":[]}"#, #"{"text":"a"}"#, #"{"struct":"A"}"#, #"{"unknown":1}"#,
    ])
  func malformed(_ value: String) throws {
    let json = """
      {"format":"counterpoint-trace","version":3,"sample":"s","pattern":"p","scenario":"c",
      "participants":[],"bindings":[],"frames":[],"events":[{"id":1,"step":0,"time":0,
      "kind":"read","property":"p","value":\(value)}]}
      """
    #expect(throws: DecodingError.self) { try TraceDocument<String>(json: json) }
  }
}
