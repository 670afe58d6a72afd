import Testing
import Trace

@Suite("An event in words")
struct EventTextTests {
  static let cases: [(Event.Payload, String)] = [
    (.call(Member("add", labels: ["_"]), arguments: [.integer(1)]), "add(1)"),
    (
      .call(Member("move", labels: ["to", "by"]), arguments: [.integer(1), .integer(2)]),
      "move(to: 1, by: 2)"
    ),
    (.call(Member("stop"), arguments: []), "stop()"),
    (.call(Member("f", labels: ["a"]), arguments: [.integer(1), .integer(2)]), "f(1, 2)"),
    (.call(.deinitialiser, arguments: []), "deinit"),
    (.notify(1, values: [.integer(1)]), "onChange(1)"),
    (.notify(1, values: []), "onChange"), (.notify(9, values: []), "notify"),
    (.read(property: "count", value: .integer(1)), "count = 1"),
    (.state(property: "count", old: .integer(0), new: .integer(1)), "count 0 → 1"),
    (
      .effect(widget: "label", property: "text", old: .text("a"), new: .null),
      #"label.text "a" → nil"#
    ),
    (.navigate(.push, came: ["B#1"], went: []), "push B#1"),
    (.navigate(.popToRoot, came: [], went: ["B#1", "C#1"]), "pop to root B#1 C#1"),
    (.navigate(.selectTab, came: ["B#1"], went: ["A#1"]), "select tab B#1"),
    (.return(Member("f"), .nothing), "f()"),
    (.return(Member("f", labels: ["_"]), .value(.integer(1))), "f(_:) = 1"),
    (.return(Member("f"), .error(.structure("E", []))), "f() throws E()"),
    (.input(Input("type", target: "search", values: [.text("v")])), #"type "v" search"#),
    (.bind(1), "bind closure onChange"), (.unbind(1), "unbind onChange"), (.bind(9), "bind"),
    (.schedule(label: "timer", due: 5), "schedule timer for 5 ms"),
    (.resume(label: "timer"), "resume timer"), (.create, "create"), (.destroy, "destroy"),
  ]

  private static let log = EventLog(participants: [], bindings: [.example], events: [])

  @Test("says what happened", arguments: cases)
  func text(_ payload: Event.Payload, _ text: String) {
    #expect(Event(id: 1, payload).text(in: Self.log) == text)
  }

  @Test("cuts long values, each for itself")
  func longValues() {
    let long = TraceValue.text(String(repeating: "a", count: 300))
    let event = Event(id: 1, .state(property: "p", old: long, new: .integer(1)))
    let text = event.text(in: Self.log)
    #expect(text.hasSuffix("…\" → 1"))
    #expect(text.count == "p ".count + 100 + " → 1".count)
  }
}
