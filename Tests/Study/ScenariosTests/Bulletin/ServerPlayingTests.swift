import Diagnostics
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import Testing
import Trace

@Suite("Playing a scenario with a server") @MainActor struct ServerPlayingTests {
  @Test("Two patterns pass, agree, and leave nothing behind", arguments: ServerScript.all)
  func scripts(_ script: ServerScript) throws {
    let scenario = try Scenario.bulletin(script.steps, extra: script.extra)
    let recordings = [Implementation.controlled, .presented].map {
      Performance.play(scenario, on: $0)
    }
    for recording in recordings {
      #expect(recording.failure == nil, "\(recording.pattern)")
      #expect(recording.log.violations().map(\.description) == [], "\(recording.pattern)")
      #expect(recording.log.alive(after: recording.closingStep) == [], "\(recording.pattern)")
    }
    #expect(Disagreement.first(among: recordings) == nil)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var server = "manual"
    let steps: String
    let message: String
    var values: [String] = []
    var nearby: [String] = []
    var testDescription: String { message }
  }

  @Test(
    "What the server cannot do, or was not asked, ends the performance at its step",
    arguments: [
      Wrong(steps: "- respond: 2", message: "request 2 was never issued; 1 was"),
      Wrong(
        steps: "- tap: reload\n- fail: 3\n  error: offline",
        message: "request 3 was never issued; 2 were"),
      Wrong(steps: "- respond: 1\n- respond: 1", message: "request 1 was answered already"),
      Wrong(
        steps: "- respond: 1\n- fail: 1\n  error: offline",
        message: "request 1 was answered already"),
      Wrong(
        steps: "- fail: 1\n  error: offline\n- respond: 1", message: "request 1 has failed already"),
      Wrong(
        steps: "- tap: reload\n- respond: 1\n- respond: 1",
        message: "request 1 was answered already"),
      Wrong(
        server: "0.2s", steps: "- wait: 0.2s\n- respond: 1",
        message: "request 1 was answered already"),
      Wrong(
        server: "immediate", steps: "- respond: 1", message: "request 1 was answered already"),
      Wrong(
        steps: "- expect: {requests: 2}", message: "'requests' is not as expected",
        values: ["2", "1"]),
      Wrong(
        steps: "- tap: reload\n- expect: {pending: 2}", message: "'pending' is not as expected",
        values: ["2", "1"]),
    ])
  func failures(_ wrong: Wrong) throws {
    let scenario = try Scenario.bulletin(wrong.steps, extra: "server: \(wrong.server)\n")
    let failure = try #require(Performance.play(scenario, on: .controlled).failure)
    #expect(failure.message == wrong.message)
    #expect(failure.step == scenario.steps.count)
    #expect([failure.expected, failure.found].compactMap(\.self) == wrong.values)
  }

  @Test(
    "Behind an alert a person can only answer it",
    arguments: [
      StepAction.tap(widget: "reload", times: 1), .type(text: "a", field: "reload"),
      .clear(field: "reload"), .submit(field: "reload"), .select(list: "headlines", row: 0),
      .scroll(list: "headlines", to: .bottom), .back, .tab("board"),
    ])
  func alerts(_ action: StepAction) throws {
    let location = SourceLocation(file: "a.md")
    let steps = [.fail(.number(1), error: .offline), action].map { Step($0, at: location) }
    let scenario = Scenario(
      file: "a.md", title: "T", sample: "bulletin", summary: "S", server: .manual, steps: steps)
    let failure = try #require(Performance.play(scenario, on: .controlled).failure)
    #expect(
      failure.message == "the alert “You appear to be offline.” must be answered first (OK)")
  }

  @Test("An event that the server does not send is a failure, with those that it does")
  func unknownEvent() throws {
    let failure = try #require(play([.push(event: "onlin")], on: .controlled).failure)
    #expect(failure.message == "the server sends no event “onlin” (online, offline)")
    #expect(failure.nearby.first == "online")
  }

  @Test(
    "In a sample without a server nothing can be answered, sent or counted",
    arguments: [
      StepAction.respond(request: 1), .fail(.number(1), error: .token),
      .fail(.next, error: .token), .push(event: "online"),
    ])
  func noServer(_ action: StepAction) throws {
    #expect(play([action], on: .fake).failure?.message == "the sample has no server")
  }

  @Test("Requests that nobody can count are no zero")
  func noCount() throws {
    let location = SourceLocation(file: "a.md")
    let expectation = Scenarios.Expectation(
      key: "requests", subject: .requests, wanted: .number(0), at: location)
    let failure = play([.expect([expectation])], on: .fake).failure
    #expect(failure?.found == "the sample has no server")
  }

  @Test("The answer of a cancelled request that is shown is found by the step that expects")
  func showsCancelled() throws {
    let steps = "- tap: reload\n- respond: 2\n- respond: 1\n- expect: {edition: edition 2}"
    let scenario = try Scenario.bulletin(steps, extra: "server: manual\n")
    #expect(Performance.play(scenario, on: .presented).failure == nil)
    let failure = try #require(Performance.play(scenario, on: .showsCancelled).failure)
    #expect(failure.step == 4)
    #expect(failure.found == "edition 1")
  }

  @Test("A completion that holds its screen outlives the app, and is found")
  func leak() throws {
    let scenario = try Scenario.bulletin("- leave\n- wait: 1s", extra: "server: manual\n")
    let failure = try #require(Performance.play(scenario, on: .leakingRequest).failure)
    #expect(failure.message == "participants outlive the app")
    #expect(failure.step == 1)
  }

  @Test(
    "An app that asks again after every answer is stopped",
    arguments: [
      ("immediate", "more than 100 answers lie inside one another"),
      ("0s", "more than 10000 jobs became due in one step"),
    ])
  func endless(_ server: String, _ message: String) throws {
    let scenario = try Scenario.bulletin("- wait: 1s", extra: "server: \(server)\n")
    let recording = Performance.play(scenario, on: .insists, isRecorded: false)
    #expect(recording.failure?.message == message)
    #expect(recording.failure?.step == 0)
  }

  private func play(_ actions: [StepAction], on implementation: Implementation) -> Recording {
    let location = SourceLocation(file: "a.md")
    return Performance.play(
      Scenario(
        file: "a.md", title: "T", sample: implementation.sample.id, summary: "S",
        steps: actions.map { Step($0, at: location) }), on: implementation)
  }
}
