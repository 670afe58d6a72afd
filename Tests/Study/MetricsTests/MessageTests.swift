import Metrics
import Testing
import Trace
import TraceTesting

@Suite("Messages")
struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: Message?
    var route = MessageRoute.betweenRoles
    let write: @Sendable (inout LogWriter) -> Void
  }

  static let cases: [Case] = [
    Case(testDescription: "a call", kind: .call) { $0.call("Screen", "Presenter", "tap()") },
    Case(testDescription: "an initialiser", kind: .call) { $0.call("Screen", "Model", "init()") },
    Case(testDescription: "a read of a property", kind: .read) {
      $0.read("Presenter", "Model", "count")
    },
    Case(testDescription: "a write of a property", kind: .write) {
      $0.change("Presenter", "Model", "count")
    },
    Case(testDescription: "a write of a view's own widget", kind: .write) {
      $0.effect("Presenter", "Screen")
    },
    Case(testDescription: "a change of screens", kind: .call, route: .toScreen) {
      $0.navigate("Presenter", "Stack", .pop, went: ["Screen"])
    },
    Case(testDescription: "a change of screens by a view", kind: .call, route: .toScreen) {
      $0.navigate("Screen", "Stack", .push, came: ["Screen#2"])
    },
    Case(testDescription: "a read of a widget", kind: .read, route: .toScreen) {
      $0.read("Presenter", "Layout", "label.text")
    },
    Case(testDescription: "a write of a widget", kind: .write, route: .toScreen) {
      $0.effect("Presenter", "Layout")
    },
    Case(testDescription: "a write of a widget by a view", kind: .write, route: .toScreen) {
      $0.effect("Screen", "Layout")
    },
    Case(testDescription: "a container's call", kind: .call, route: .toScreen) {
      $0.call("Stack", "Screen", "viewDidLoad()")
    },
    Case(testDescription: "a call within the screen", kind: nil, route: .withinScreen) {
      $0.call("Stack", "Layout", "layout()")
    },
    Case(testDescription: "a call of the same role", kind: .call, route: .withinRole) {
      $0.call("Screen", "Screen#2", "show()")
    },
    Case(testDescription: "a read of the same role", kind: .read, route: .withinRole) {
      $0.read("Screen", "Screen#2", "label.text")
    },
    Case(testDescription: "a write of the same role", kind: .write, route: .withinRole) {
      $0.effect("Screen", "Screen#2")
    },
    Case(testDescription: "a call of one's own", kind: nil) {
      $0.call("Screen", "Screen", "show()")
    },
    Case(testDescription: "a change of one's own", kind: nil) {
      $0.change("Model", "Model", "count")
    },
    Case(testDescription: "a write of one's own widget", kind: nil) {
      $0.effect("Screen", "Screen")
    },
    Case(testDescription: "what the person does", kind: nil) {
      $0.navigate(nil, "Stack", .pop, went: ["Screen"])
    },
    Case(testDescription: "a call that a binding delivers", kind: nil) { log in
      let change = log.bind("Model", "Presenter", "count")
      log.notify(change) { $0.call("Model", "Presenter", "changed()") }
    },
    Case(testDescription: "a life", kind: nil) { $0.create("Presenter", by: "Screen") },
  ]

  @Test(
    "are calls, reads and writes, by kind, and between roles, to the screen or within a role",
    arguments: cases)
  func kinds(_ example: Case) {
    let messages = RecordingFacts.writing(example.write).phases[.opening].messages
    for kind in Message.allCases {
      let expected = example.kind == kind ? 1 : 0
      for route in MessageRoute.allCases {
        #expect(messages[route][kind, default: 0] == (example.route == route ? expected : 0))
      }
      #expect(messages[kind] == expected)
    }
  }

  @Test("from the sink of a delivery to its source are no deliveries")
  func answers() {
    let facts = RecordingFacts.writing { log in
      let change = log.bind("Model", "Presenter", "count")
      log.notify(change) { log in
        log.call("Presenter", "Model", "reset()")
        log.read("Presenter", "Model", "count")
      }
    }
    #expect(facts.phases[.opening].messages[.betweenRoles] == [.call: 1, .read: 1])
  }

  @Test("make four texts set by one and four calls that do so equal in number")
  func comparable() {
    let writes = RecordingFacts.writing { log in
      for digit in 0..<4 { log.effect("Presenter", "Layout", widget: "digit.\(digit)") }
    }
    let calls = RecordingFacts.writing { log in
      for _ in 0..<4 {
        log.call("Presenter", "Screen", "show(_:)") { $0.effect("Screen", "Screen") }
      }
    }
    for facts in [writes, calls] {
      let messages = facts.phases[.opening].messages
      #expect(MessageRoute.allCases.reduce(0) { $0 + messages.total($1) } == 4)
    }
    #expect(writes.phases[.opening].messages[.write] == 4)
    #expect(calls.phases[.opening].messages[.call] == 4)
  }
}
