import Testing
import Trace

@MainActor
@Suite("An OpenTelemetry trace")
struct OpenTelemetryTests {
  private func spans(_ log: EventLog, title: String = "A test") throws -> [OpenTelemetryFile.Span] {
    try OpenTelemetryFile(log.exported(as: .openTelemetry, title: title)).spans
  }

  @Test("has a span for the recording, and one in it for each event but returns")
  func events() throws {
    let log = try performance()
    let spans = try spans(log)
    #expect(spans[0].name == "A test" && spans[0].parentSpanId == nil)
    let events = log.events.filter { $0.kind != .return }
    #expect(spans.dropFirst().map { Int($0.spanId, radix: 16) } == events.map(\.id))
    #expect(
      spans.dropFirst().map { $0.parentSpanId.flatMap { Int($0, radix: 16) } }
        == events.map { $0.parent ?? log.events.count + 1 })
    #expect(Set(spans.map(\.spanId)).count == spans.count)
  }

  @Test("holds spans that are inside their parents', at virtual times")
  func nesting() throws {
    let spans = try spans(try performance())
    let times = Dictionary(uniqueKeysWithValues: spans.map { ($0.spanId, $0.time) })
    for span in spans.dropFirst() {
      let parent = try #require(span.parentSpanId.flatMap { times[$0] })
      #expect(!span.time.isEmpty && parent.contains(span.time.lowerBound))
      #expect(span.time.upperBound <= parent.upperBound)
    }
    let wait = try #require(spans.first { $0.name == "resume blink" })
    #expect(wait.time.lowerBound / 1_000_000 == 100)
  }

  @Test("links what came later to its cause")
  func links() throws {
    let log = try performance()
    let spans = try spans(log)
    let causes = log.events.compactMap(\.cause)
    #expect(
      spans.compactMap(\.links).map { $0.map { Int($0.spanId, radix: 16) } } == causes.map { [$0] })
    let cause = try #require(spans.first { $0["counterpoint.kind"] == "schedule" })
    let work = try #require(spans.first { $0.name == "resume blink" })
    #expect(work.links == [.init(traceId: cause.traceId, spanId: cause.spanId)])
  }

  @Test("says who did what to whom, in which role, and where")
  func attributes() throws {
    let call = try #require(try spans(try performance()).first { $0.name == "Counter.add(_:)" })
    let expected = [
      "counterpoint.kind": "call", "counterpoint.step": "1", "counterpoint.from": "Home#1",
      "counterpoint.from.role": "view", "counterpoint.to": "Counter#1",
      "counterpoint.to.role": "model", "counterpoint.text": "add(1)", "counterpoint.result": "1",
      "counterpoint.caller": "Home.swift:18", "code.function.name": "Counter.add(_:)",
      "code.file.path": "Counter.swift", "code.line.number": "10",
    ]
    #expect(call.attributes?.count == expected.count)
    for (key, value) in expected { #expect(call[key] == value, "\(key)") }
  }

  @Test("marks a call that throws as failed")
  func errors() throws {
    let log = EventLog(
      participants: [], bindings: [],
      events: [
        Event(id: 1, .call(Member("load"), arguments: [])),
        Event(id: 2, parent: 1, .return(Member("load"), .error(.text("offline")))),
      ])
    #expect(try spans(log).map { $0.status?.code } == [nil, 2])
  }

  @Test("has another number where a call gives something else back")
  func results() throws {
    let numbers = try [1, 2].map { result in
      let events = [
        Event(id: 1, .call(Member("count"), arguments: [])),
        Event(id: 2, parent: 1, .return(Member("count"), .value(.integer(result)))),
      ]
      return try spans(EventLog(participants: [], bindings: [], events: events))[0].traceId
    }
    #expect(Set(numbers).count == 2)
  }

  @Test("has one number for the trace, which another log or title has not, and this one always")
  func numbers() throws {
    let log = try performance()
    let first = try spans(log)
    let number = try #require(first.first?.traceId)
    #expect(number.count == 32 && number.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(Set(first.map(\.traceId)) == [number])
    #expect(try spans(log, title: "Another test")[0].traceId != number)
    #expect(try spans(try performance()).map(\.traceId) == first.map(\.traceId))
    let shorter = EventLog(
      participants: log.participants, bindings: log.bindings, events: log.events.dropLast())
    #expect(try spans(shorter)[0].traceId != number)
  }
}
