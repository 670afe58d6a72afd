import Diagnostics
import HeadlessUI
import Samples
import Scenarios
import Testing
import Trace

@Suite("Playing a scenario") @MainActor struct PlayingTests {
  struct Script: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: String
    var testDescription: String { name }
  }

  @Test(
    "Every verb does what it says",
    arguments: [
      Script(
        name: "the first frame",
        steps: """
          - expect:
              screen: first
              alert: none
              depth: 1
              search: {text: "", placeholder: Search, visible: true}
              rows.count: 12
              rows[0]: row 0
              rows[7]: row 7
              ask: {title: Ask, text: Ask, enabled: true, alpha: 1}
              off: disabled
              later: enabled
              echo: visible
              secret: hidden
          """),
      Script(
        name: "typing, submitting, clearing",
        steps: """
          - type: vi
            into: search
          - type: o
            into: search
          - expect: {echo: vio, search: vio}
          - submit: search
          - expect: {echo: ended, search: vio}
          - clear: search
          - expect: {search: "", echo: ""}
          """),
      Script(
        name: "selecting ends editing, and back returns",
        steps: """
          - type: v
            into: search
          - select: rows[3]
          - expect: {screen: detail, depth: 2, row: row 3}
          - back
          - expect: {screen: first, depth: 1, echo: ended}
          """),
      Script(
        name: "scrolling",
        steps: """
          - scroll: rows
            to: bottom
          - expect: {"rows[11]": row 11, "rows[4]": row 4}
          - scroll: rows
            to: top
          - expect: {"rows[0]": row 0}
          """),
      Script(
        name: "tabs",
        steps: """
          - tab: other
          - expect: {screen: other, hello: hello}
          - tab: first
          - expect: {screen: first}
          """),
      Script(
        name: "an alert, and waiting behind it",
        steps: """
          - tap: later
          - tap: ask
          - expect: {alert: "Sure?", screen: first}
          - wait: 1s
          - expect: {alert: "Sure?", echo: done}
          - choose: "Yes"
          - expect: {alert: none, echo: {text: "Yes", color: green}}
          """),
      Script(
        name: "the clock stops a millisecond short",
        steps: """
          - tap: later
          - wait: 0.999s
          - expect: {echo: ""}
          - wait: 0.001s
          - expect: {echo: done}
          """),
      Script(
        name: "a disabled widget takes the tap",
        steps: """
          - tap: off
          - expect: {echo: "", off: disabled}
          """),
      Script(
        name: "leaving behind an alert, waiting outside, opening again",
        steps: """
          - tap: later
          - tap: ask
          - leave
          - expect: {screen: none, alert: none, depth: 0}
          - wait: 2s
          - open
          - expect: {screen: first, alert: none, echo: ""}
          """),
    ])
  func verbs(_ script: Script) throws {
    let scenario = try Scenario.fake(script.steps)
    let recording = Performance.play(scenario, on: .fake)
    #expect(recording.failure == nil)
    #expect(recording.frames.count == scenario.steps.count + 1)
    #expect(recording.verdicts.allSatisfy { $0.passed })
  }

  @Test("Tapping several times drains after each tap, and is one step with one frame")
  func times() throws {
    let scenario = try Scenario.fake("- tap: off\n  times: 3\n- expect: {screen: first}")
    let recording = Performance.play(scenario, on: .fake)
    #expect(recording.frames.count == 3)
    #expect(recording.log.events.filter { $0.kind == .input && $0.step == 1 }.count == 3)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let steps: String
    let message: String
    let location: String
    var values: [String] = []
    var nearby: [String] = []
    var testDescription: String { message }
  }

  @Test(
    "What cannot be done, or is not met, ends the performance with its place and values",
    arguments: [
      Wrong(
        steps: "- expect: {screen: first, echo: nothing}", message: "'echo' is not as expected",
        location: "a.md:6:29", values: ["nothing", ""]),
      Wrong(
        steps: "- expect: {row: row 1}", message: "'row' is not as expected", location: "a.md:6:14",
        values: ["row 1", "no such widget on this screen"], nearby: ["rows"]),
      Wrong(
        steps: "- expect:\n    ask: {enabled: false, title: Ask}",
        message: "'ask' is not as expected", location: "a.md:7:7",
        values: ["{enabled: false, title: Ask}", "{enabled: true, title: Ask}"]),
      Wrong(
        steps: "- expect: {alert: Sure}", message: "'alert' is not as expected",
        location: "a.md:6:14", values: ["Sure", "none"]),
      Wrong(
        steps: "- expect: {\"rows[9]\": row 9}", message: "'rows[9]' is not as expected",
        location: "a.md:6:14", values: ["row 9", "row 9 not visible; visible rows: 0..<8"]),
      Wrong(
        steps: "- expect: {\"rows[12]\": x}", message: "'rows[12]' is not as expected",
        location: "a.md:6:14", values: ["x", "12 rows"]),
      Wrong(
        steps: "- expect: {echo.count: 1}", message: "'echo.count' is not as expected",
        location: "a.md:6:14", values: ["1", "no list"]),
      Wrong(
        steps: "- expect: {echo: enabled}", message: "'echo' is not as expected",
        location: "a.md:6:14", values: ["enabled", "neither enabled nor disabled"]),
      Wrong(
        steps: "- expect: {secret: \"\"}", message: "'secret' is not as expected",
        location: "a.md:6:14", values: ["\"\"", "hidden"]),
      Wrong(steps: "- tap: secret", message: "“secret” is hidden", location: "a.md:6:5"),
      Wrong(
        steps: "- tap: ask\n- tap: later",
        message: "the alert “Sure?” must be answered first (Yes, No)", location: "a.md:7:5",
        nearby: ["Yes", "No"]),
      Wrong(
        steps: "- tap: ask\n- choose: Yess", message: "the alert has no action “Yess” (Yes, No)",
        location: "a.md:7:5", nearby: ["Yes"]),
      Wrong(
        steps: "- back", message: "cannot go back: “first” is the root of its stack",
        location: "a.md:6:5"),
      Wrong(
        steps: "- tab: frist", message: "there is no tab “frist” (first, other)",
        location: "a.md:6:5", nearby: ["first"]),
      Wrong(steps: "- open", message: "the app is already open", location: "a.md:6:5"),
      Wrong(steps: "- leave\n- tap: ask", message: "no app is open", location: "a.md:7:5"),
      Wrong(steps: "- leave\n- leave", message: "no app is open", location: "a.md:7:5"),
    ])
  func failures(_ wrong: Wrong) throws {
    let recording = Performance.play(try Scenario.fake(wrong.steps), on: .fake)
    let failure = try #require(recording.failure)
    #expect(failure.message == wrong.message)
    #expect(failure.location.description == wrong.location)
    #expect([failure.expected, failure.found].compactMap(\.self) == wrong.values)
    #expect(failure.nearby == wrong.nearby)
    #expect(failure.step == recording.frames.count - 1)
  }

  @Test("All expectations of the step that fails are judged")
  func verdicts() throws {
    let scenario = try Scenario.fake(
      "- expect: {echo: a, screen: first, depth: 3}\n- expect: {screen: first}")
    let recording = Performance.play(scenario, on: .fake)
    #expect(recording.verdicts.map(\.passed) == [false, true, false])
    #expect(recording.verdicts.first?.found == "")
  }

  @Test("Every expectation of the step that fails is reported, at its own place")
  func unmet() throws {
    let scenario = try Scenario.fake(
      "- expect: {echo: a, screen: first, depth: 3, rows.count: 1}\n- expect: {echo: b}")
    let failures = Performance.play(scenario, on: .fake).failures
    #expect(
      failures.map(\.message) == [
        "'echo' is not as expected", "'depth' is not as expected",
        "'rows.count' is not as expected",
      ])
    #expect(failures.map(\.location.description) == ["a.md:6:14", "a.md:6:38", "a.md:6:48"])
    #expect(failures.map(\.found) == ["", "1", "12"])
    #expect(failures.map(\.step) == [1, 1, 1])
  }

  @Test("What several patterns fail at alike is one fault for each expectation")
  func together() throws {
    let scenario = try Scenario.fake("- expect: {echo: a, depth: 3}")
    let played = [Implementation.fake, .race].map { Performance.play(scenario, on: $0) }
    #expect(
      Failure.diagnostics(of: played, among: 2).map(\.message) == [
        "all 2 patterns fail: 'echo' is not as expected",
        "all 2 patterns fail: 'depth' is not as expected",
      ])
    #expect(
      Failure.diagnostics(of: [played[0]], among: 2).map(\.message) == [
        "sound fails: 'echo' is not as expected",
        "sound fails: 'depth' is not as expected",
      ])
  }

  @Test("A screen that outlives the app is a failure of the step that leaves")
  func survivors() throws {
    let scenario = try Scenario.fake("- tap: ask\n- choose: \"No\"\n- leave\n- wait: 1s")
    let failure = Performance.play(scenario, on: .leak).failure
    #expect(failure?.message == "participants outlive the app")
    #expect(failure?.found == "FirstScreen#1")
    #expect(failure?.location.description == "a.md:8:5")
    let unleft = try Scenario.fake("- tap: ask\n- choose: \"No\"")
    #expect(Performance.play(unleft, on: .leak).failure?.step == 3)
  }

  @Test("A step that fails is a failure even where something outlives the app")
  func failingSurvivor() throws {
    let scenario = try Scenario.fake("- tap: ask\n- choose: \"No\"\n- expect: {echo: a}")
    let recording = Performance.play(scenario, on: .leak)
    #expect(recording.leak?.participants == ["FirstScreen#1"])
    #expect(recording.failures.map(\.message) == ["'echo' is not as expected"])
    #expect(recording.failuresOfSteps == recording.failures)
    #expect(
      Failure.diagnostics(of: [recording], among: 2, where: { $0.kind != .leak }).map(\.message)
        == [
          "leak fails: 'echo' is not as expected"
        ])
    let met = try Scenario.fake("- tap: ask\n- choose: \"No\"")
    let leaking = Performance.play(met, on: .leak)
    #expect(leaking.failures.map(\.kind) == [.leak])
    #expect(leaking.failuresOfSteps == [])
  }

  @Test("A fault that the app reports is a failure of the step, at the end too")
  func diagnostics() throws {
    let scenario = try Scenario.fake("- tap: ask\n- choose: \"No\"\n- wait: 1s")
    let failure = Performance.play(scenario, on: .misuse).failure
    #expect(failure?.message == "answered")
    #expect(failure?.step == 2)
    let late = Performance.play(scenario, on: .lateMisuse)
    #expect(late.failure?.message == "ended")
    #expect(late.failure?.step == late.closingStep)
  }
}
