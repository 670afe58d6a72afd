import Testing
import Trace

@Suite("An event in words")
struct EventTextTests {
  static let cases: [(Event, String)] = [
    (Event(id: 1, kind: .call, member: "add(_:)", arguments: ["1"]), "add(1)"),
    (
      Event(id: 1, kind: .call, member: "move(to:by:)", arguments: ["1", "2"]), "move(to: 1, by: 2)"
    ),
    (Event(id: 1, kind: .call, member: "stop()"), "stop()"),
    (Event(id: 1, kind: .call, member: "f(a:)", arguments: ["1", "2"]), "f(1, 2)"),
    (Event(id: 1, kind: .call, member: "deinit"), "deinit"),
    (Event(id: 1, kind: .notify, member: "onChange", arguments: ["1"]), "onChange(1)"),
    (Event(id: 1, kind: .state, member: "count", arguments: ["0"], value: "1"), "count 0 → 1"),
    (Event(id: 1, kind: .effect, member: "push", value: "B#1"), "push B#1"),
    (Event(id: 1, kind: .return, member: "f()", value: "throws E()"), "f() = throws E()"),
    (Event(id: 1, kind: .input, member: "type", arguments: ["v", "search"]), "type v search"),
    (Event(id: 1, kind: .bind, member: "x", value: "key-path"), "bind key-path x"),
    (Event(id: 1, kind: .schedule, member: "timer", arguments: ["5 ms"]), "schedule timer 5 ms"),
  ]

  @Test("says what happened", arguments: cases)
  func text(_ event: Event, _ text: String) {
    #expect(event.text == text)
  }
}
