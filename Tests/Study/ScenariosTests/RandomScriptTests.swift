import Documents
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import Testing

@Suite("Random scripts") @MainActor struct RandomScriptTests {
  private let fake = SampleDescription(FakeSetup.self)

  private func run(
    _ implementations: [Implementation], count: Int = 40, seed: UInt64 = 1,
    checking check: @escaping @Sendable (Recording) -> [String] = { _ in [] }
  ) -> RandomReport {
    RandomScripts(on: implementations, of: fake, seed: seed, count: count, steps: 40)
      .run(checking: check)
  }

  @Test("Implementations that are alike agree, and the walk meets everything")
  func agreement() {
    let report = run([.fake, .fake])
    #expect(report.failure == nil)
    #expect(report.scripts == 40)
    #expect(report.steps == 1_600)
    #expect(report.verbs.values.reduce(0, +) == report.steps)
    let words = [
      "tap", "type", "clear", "submit", "select", "scroll", "back", "tab", "choose", "leave",
      "open",
    ]
    for verb in words {
      #expect(report.percent(report.verbs[verb] ?? 0) >= 1, "\(verb)")
    }
    for edgeCase in [
      EdgeCase.push, .pop, .tab, .alertAnswered, .leave, .tapDisabled, .waitBehindAlert,
    ] {
      #expect(report.percent(report.edgeCases[edgeCase] ?? 0) >= 1, "\(edgeCase)")
    }
  }

  @Test("Equal seeds give equal runs, other seeds others")
  func seeds() {
    #expect(run([.fake], count: 3).description == run([.fake], count: 3).description)
    #expect(run([.fake], count: 3).description != run([.fake], count: 3, seed: 2).description)
  }

  @Test("A planted race is found, shrunk to at most six steps, and can be played again")
  func race() throws {
    let failure = try #require(run([.fake, .race], count: 500).failure)
    guard case .disagreement(let found) = failure.reason else {
      Issue.record("\(failure)")
      return
    }
    #expect(found.difference.widget == "echo")
    #expect(failure.scenario.steps.count <= 6)
    let scenario = try Scenario.read(failure.scenario.text)
    #expect(scenario.steps.map(\.action) == failure.scenario.steps.map(\.action))
    let recordings = [Implementation.fake, .race].map { Performance.play(scenario, on: $0) }
    #expect(Disagreement.first(among: recordings)?.difference == found.difference)
  }

  @Test("A wrong colour is shrunk to the shortest way there")
  func color() throws {
    let failure = try #require(run([.fake, .color]).failure)
    #expect(failure.scenario.steps.map(\.action.word) == ["tap", "choose"])
  }

  @Test("What can be done in one pattern only is a failure")
  func obstacles() throws {
    let failure = try #require(run([.fake, .exposed]).failure)
    #expect(failure.scenario.steps.count == 1)
  }

  @Test("A leak is found when the app is left")
  func leak() throws {
    let failure = try #require(run([.leak]).failure)
    guard case .survivors("leak", _, let participants) = failure.reason else {
      Issue.record("\(failure)")
      return
    }
    #expect(participants == ["FirstScreen#1"])
    #expect(failure.scenario.steps.map(\.action.word) == ["tap", "choose"])
  }

  @Test("What a check finds wrong with a recording is a failure, shrunk like the others")
  func invariants() throws {
    let report = run([.fake]) { recording in
      recording.frames.contains { $0.tab == "first" && $0.depth == 2 } ? ["two high"] : []
    }
    let failure = try #require(report.failure)
    #expect(failure.reason == .invariants(pattern: "sound", violations: ["two high"]))
    let words = failure.scenario.steps.map(\.action.word)
    #expect(words.last == "select" && words.count <= 2, "\(words)")
  }

  @Test("A fault that all patterns report is a failure too")
  func diagnostics() throws {
    let failure = try #require(run([.misuse, .misuse]).failure)
    #expect(failure.reason == .misuse(step: 2, message: "answered"))
    #expect(failure.scenario.steps.map(\.action.word) == ["tap", "choose"])
    #expect(run([.lateMisuse]).failure?.reason == .misuse(step: 1, message: "ended"))
  }
}
