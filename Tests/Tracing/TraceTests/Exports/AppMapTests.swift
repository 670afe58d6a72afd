import Testing
import Trace
import TraceTesting

@MainActor
@Suite("An AppMap")
struct AppMapTests {
  private func file(_ log: EventLog) throws -> AppMapFile {
    try AppMapFile(log.exported(as: .appMap, title: "A test"))
  }

  /// A call of a method that is declared at a line of `Sources/App/Cell.swift`.
  private func call(
    _ id: Int, _ name: String = "show", in parent: Int? = nil, to: String = "A#1", line: Int = 1,
    with arguments: [TraceValue] = []
  ) -> Event {
    Event(
      id: id, parent: parent, to: to,
      .call(Member(name, labels: arguments.map { _ in "_" }), arguments: arguments),
      location: SourceLine(file: "Sources/App/Cell.swift", line: line))
  }

  private func end(_ id: Int, of call: Int, _ outcome: CallOutcome<String> = .nothing) -> Event {
    Event(id: id, parent: call, .return(Member("show"), outcome))
  }

  private func log(_ events: [Event]) -> EventLog {
    EventLog(
      participants: [
        Participant(type: "A", number: 1, role: .view),
        Participant(type: "B", number: 1, role: .model),
        Participant(type: "Box<Int>", number: 1, role: .model),
        Participant(type: "Box<Bool>", number: 0, role: .model),
      ],
      bindings: [], events: events)
  }

  @Test("has every call with its return, and nothing else")
  func calls() throws {
    let log = try performance()
    let events = try file(log).events
    #expect(events.filter { $0.event == "call" }.map(\.id) == log.events(.call).map(\.id))
    #expect(
      events.filter { $0.event == "return" }.map { [$0.id, $0.parentId] }
        == log.events(.return).map { [$0.id, $0.parent] })
    #expect(events.map(\.id) == events.map(\.id).sorted())
    #expect(Set(events.map(\.threadId)) == [1])
    #expect(Set(events.map(\.timestamp)) == [0, 0.1])
  }

  @Test("has each function that is called in its map, once, where the call says")
  func functions() throws {
    let file = try file(try performance())
    let called = Set(
      file.events.filter { $0.event == "call" }.map { event in
        "\(event.definedClass ?? "") \(event.methodId ?? "") "
          + "\(event.path ?? ""):\(event.lineno ?? 0) \(event.static ?? false)"
      })
    #expect(Set(file.functions) == called)
    #expect(file.functions.count == called.count)
    #expect(called.contains("Counter add(_:) Counter.swift:10 false"), "\(called)")
  }

  @Test("labels functions with roles, and puts them into the folder of their file")
  func labels() throws {
    let map = try file(log([call(1), end(2, of: 1)])).classMap
    #expect(map.map(\.name) == ["Sources/App"])
    #expect(map[0].children?.map(\.name) == ["A"])
    #expect(map[0].children?[0].children?[0].labels == ["view"])
  }

  @Test("names what several types share after its file, and a generic type without its arguments")
  func shared() throws {
    let file = try file(
      log([
        call(1), end(2, of: 1), call(3, to: "B#1"), end(4, of: 3),
        call(5, "put", to: "Box<Int>#1", line: 9), end(6, of: 5),
        call(7, "put", to: "Box<Bool>", line: 9), end(8, of: 7),
      ]))
    #expect(
      file.functions == [
        "Box put() Sources/App/Cell.swift:9 false", "Box put() Sources/App/Cell.swift:9 true",
        "Cell show() Sources/App/Cell.swift:1 false",
      ])
    #expect(file.events.compactMap(\.definedClass) == ["Cell", "Cell", "Box", "Box"])
  }

  @Test("gives what overlaps threads of its own, in each of which calls nest")
  func threads() throws {
    let events = try file(
      log([
        call(1), call(2, to: "B#1"), call(3, in: 1), end(4, of: 2), call(5, to: "B#1"),
        end(6, of: 3), end(7, of: 1), end(8, of: 5), call(9), call(10, to: "B#1"), end(11, of: 10),
      ])
    ).events
    // Event 9 never returns, so that nothing more is in its thread.
    #expect(events.map(\.threadId) == [1, 2, 1, 2, 2, 1, 1, 2, 1, 2, 2])
  }

  @Test("leaves out calls of which a log does not say whose or where they are")
  func unknown() throws {
    let events = try file(
      log([
        Event(id: 1, to: "A#1", .call(Member("show"), arguments: [])), end(2, of: 1),
        call(3, to: "C#1"), end(4, of: 3), call(5), end(6, of: 5),
      ])
    ).events
    #expect(events.map(\.id) == [5, 6])
  }

  @Test("says of a value its type, a short text, its size, and whose it is")
  func values() throws {
    let long = String(repeating: "👩‍👩‍👧", count: 90)
    let arguments: [TraceValue] = [
      .participant("B#1"), .integer(3), .list([.null, .null]), .structure("Tally", []), .text(long),
    ]
    let event = try #require(
      file(log([call(1, with: arguments), end(2, of: 1, .value(.boolean(true)))])).events.first)
    let parameters = try #require(event.parameters)
    #expect(
      Array(parameters.prefix(4)) == [
        .init(class: "B", objectId: 2, value: "B#1"), .init(class: "Int", value: "3"),
        .init(class: "Array", value: "[nil, nil]", size: 2),
        .init(class: "Tally", value: "Tally()"),
      ])
    #expect(parameters[4].class == "String")
    #expect(parameters[4].value.unicodeScalars.count == 100)
    #expect(event.receiver == .init(class: "A", objectId: 1, value: "A#1"))
  }

  @Test("says what a call gave back or threw")
  func outcomes() throws {
    let events = try file(
      log([
        call(1), end(2, of: 1, .value(.boolean(true))), call(3),
        end(4, of: 3, .error(.enumCase("offline", []))), call(5), end(6, of: 5),
      ])
    ).events
    #expect(events[1].returnValue == .init(class: "Bool", value: "true"))
    #expect(
      events[3].exceptions == [.init(class: "enum", message: "offline", objectId: 8)])
    #expect(events[5].returnValue == nil && events[5].exceptions == nil)
  }

  @Test("names every value's type", arguments: TraceValue.examples)
  func types(_ value: TraceValue) throws {
    let events = try file(log([call(1, with: [value]), end(2, of: 1)])).events
    #expect(events.first?.parameters?.allSatisfy { !$0.class.isEmpty } == true)
  }
}
