import HeadlessUI
import Samples
import Testing

@testable import Scenarios

@Suite("Random scripts with a server") @MainActor struct ServerRandomTests {
  private func run(
    _ implementations: [Implementation], count: Int = 50,
    checking check: @escaping @Sendable (Recording) -> [String] = { recording in
      recording.log.violations().map(\.description)
    }
  ) -> RandomReport {
    RandomScripts(
      on: implementations, of: SampleDescription(BulletinSetup.self), seed: 1, count: count,
      steps: 40
    ).run(checking: check)
  }

  @Test("Patterns that are alike agree, and the walk meets every moment that there can be")
  func agreement() {
    let report = run([.controlled, .presented])
    #expect(report.failure == nil, "\(report)")
    let missing: [EdgeCase] = [
      .tab, .leaveWhileSwitching, .tapWhileSwitching, .tapDisabled, .backWhileSwitching,
      .pageLoaded,
    ]
    #expect(report.possibleEdgeCases == EdgeCase.allCases.filter { !missing.contains($0) })
    for edgeCase in report.possibleEdgeCases {
      #expect(report.percent(report.edgeCases[edgeCase] ?? 0) >= 0.5, "\(edgeCase): \(report)")
    }
    for verb in ["respond", "fail", "push"] {
      #expect(report.percent(report.verbs[verb] ?? 0) >= 1, "\(verb): \(report)")
    }
  }

  @Test("A report names the moments that were missed, and not those that the sample cannot have")
  func missed() {
    let none = run([.controlled], count: 1).description
    #expect(none.contains("leaves with a request under way"))
    #expect(!none.contains("going back while switching"))
    let fake = RandomScripts(
      on: [.fake], of: SampleDescription(FakeSetup.self), seed: 1, count: 3, steps: 40
    ).run().description
    #expect(!fake.contains("server"))
    #expect(!fake.contains("request"))
    let short = RandomScripts(
      on: [.controlled], of: SampleDescription(BulletinSetup.self), seed: 1, count: 1, steps: 1
    ).run().description
    let line = "    answers out of order                 0    0.0 %        0    0.0 %"
    #expect(short.contains(line), "\(short)")
  }

  @Test("The answer of a cancelled request that is shown is found, and shrunk to its request")
  func showsCancelled() throws {
    let failure = try #require(run([.presented, .showsCancelled]).failure)
    #expect(failure.scenario.steps.map(\.action) == [.tap(widget: "reload", times: 1)])
    guard case .disagreement(let found) = failure.reason else {
      Issue.record("\(failure)")
      return
    }
    #expect(found.difference.property == "requests")
    #expect(found.difference.first == "[1 cancelled, 2 pending]")
    #expect(found.difference.second == "[1 pending, 2 pending]")
  }

  @Test("What only an answer inside the call shows is printed with the server's mode")
  func notesLate() throws {
    let failure = try #require(run([.presented, .notesLate]).failure)
    #expect(failure.scenario.server == .immediate)
    #expect(failure.scenario.steps.count == 1)
    #expect(failure.description.contains("\nserver: immediate\n"))
    let scenario = try Scenario.read(failure.scenario.text)
    let recordings = [Implementation.presented, .notesLate].map {
      Performance.play(scenario, on: $0)
    }
    #expect(Disagreement.first(among: recordings)?.difference.widget == "spinner")
  }

  @Test("A completion that keeps its screen is found when the app is left mid-request")
  func leak() throws {
    let failure = try #require(run([.leakingRequest]).failure)
    guard case .survivors = failure.reason else {
      Issue.record("\(failure)")
      return
    }
    #expect(failure.scenario.steps.count == 1)
  }

  @Test("Where a request is left out, the later ones get lower numbers")
  func renumbering() throws {
    let report = run([.presented]) { recording in
      let inputs = recording.log.events.filter { $0.kind == .input }
      guard let leave = inputs.first(where: { $0.input?.verb == "leave" }) else { return [] }
      let answers = inputs.filter { $0.step > leave.step && $0.input?.verb == "respond" }.map(\.id)
      let isHeard = recording.log.events.contains { event in
        event.kind == .notify && event.parent.map(answers.contains) == true
      }
      return isHeard ? ["heard after leaving"] : []
    }
    let failure = try #require(report.failure)
    #expect(failure.originalLength > 6)
    let actions = failure.scenario.steps.map(\.action)
    let taps = actions.compactMap { ($0.verb as? TapVerb)?.times }.reduce(0, +)
    #expect(Array(actions.prefix(2)) == [.leave, .open])
    #expect(actions.last == .respond(request: 2 + taps), "\(actions)")
  }

  @Test("What only a failure shows keeps the failure, with the simplest error")
  func failures() throws {
    let report = run([.presented]) { recording in
      recording.frames.contains { $0.alert != nil } ? ["alert"] : []
    }
    let failure = try #require(report.failure)
    #expect(failure.scenario.steps.count <= 3, "\(failure)")
    let errors = failure.scenario.steps.compactMap { ($0.action.verb as? FailVerb)?.error }
    #expect(errors == [.offline])
  }
}
