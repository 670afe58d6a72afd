import Catalogue
import Comparison
import Diagnostics
import HeadlessUI
import Identifiers
import Metrics
import Samples
import Scenarios
import Testing
import Trace

@testable import Evidence
@testable import Report

/// Each thing that is verified is broken by itself in recordings that are sound, so that none of
/// the checks can be left out unnoticed.
@Suite("What must hold before anything is published")
@MainActor
struct VerificationTests {
  private func recordings() async throws -> [Recording] {
    try await SmallEvidence.gathered.recordings.filter { $0.scenario == "one-tap" }
  }

  /// Returns what is reported of recordings, and not of the sound ones.
  private func diagnostics(of recordings: [Recording]) async throws -> [Diagnostic] {
    let (gathered, sound) = (try await SmallEvidence.gathered, try await self.recordings())
    let before = Set(
      Verification(input: gathered.input, sources: gathered.sources, recordings: sound).diagnostics)
    return Verification(
      input: gathered.input, sources: gathered.sources, recordings: recordings
    ).diagnostics.filter { !before.contains($0) }
  }

  /// The recordings with one of them changed: that of MVVM.
  private func changed(
    log: (EventLog) -> EventLog = { $0 }, frames: ([Frame]) -> [Frame] = { $0 },
    failures: [Failure] = [], leak: Leak? = nil
  ) async throws -> [Recording] {
    try await recordings().map { one in
      one.pattern != "mvvm"
        ? one
        : Recording(
          scenario: one.scenario, sample: one.sample, pattern: one.pattern, log: log(one.log),
          frames: frames(one.frames), verdicts: one.verdicts, failures: failures, leak: leak)
    }
  }

  @Test("is fulfilled by the recordings as they are")
  func sound() async throws {
    #expect(try await recordings().count == Implementation.all(of: "tally-counter").count)
    #expect(try await diagnostics(of: recordings()) == [])
  }

  @Test("is that nothing outlives the app: who does is named, with who holds whom")
  func leaks() async throws {
    let survivors = ["CounterViewController#1", "CounterViewModel#1"]
    let hold = HeldReference(
      owner: survivors[0], declaring: "CounterViewController", property: "viewModel",
      held: survivors[1])
    let leak = Leak(step: 3, participants: survivors, holds: [hold])
    let found = try await diagnostics(of: changed(leak: leak))
    #expect(found.map(\.id) == [.leak])
    #expect(
      found.first?.message
        == "mvvm in tally-counter: CounterViewController#1, CounterViewModel#1 outlive the app")
    #expect(found.first?.explanation?.contains("held by 'viewModel'") == true)
    #expect(found.first?.explanation?.contains("in 'one-tap'") == true)
  }

  @Test("is that a leak is reported once for an implementation, however many scenarios show it")
  func leaksOfManyScenarios() async throws {
    let gathered = try await SmallEvidence.gathered
    let leaking = gathered.recordings.filter { $0.pattern == "flux" }.map { one in
      Recording(
        scenario: one.scenario, sample: one.sample, pattern: one.pattern, log: one.log,
        frames: one.frames, verdicts: one.verdicts, failures: [],
        leak: Leak(step: 1, participants: ["TallyStore#1"], holds: []))
    }
    let found = LeakVerification(recordings: leaking, libraries: [gathered.sources.library])
      .diagnostics
    #expect(found.map(\.id) == [.leak])
    #expect(
      found.first?.explanation?.contains("Found in \(leaking.count) of \(leaking.count) scenarios")
        == true)
  }

  @Test("is that all patterns show the same")
  func agreement() async throws {
    let found = try await diagnostics(
      of: changed(frames: { frames in
        var frames = frames
        frames[1].widgets[0].text = "7"
        return frames
      }))
    #expect(found.map(\.id) == [.patternsDisagree])
  }

  @Test("is that every expectation is met")
  func expectations() async throws {
    let scenario = Scenario(
      file: "content/scenarios/tally-counter/one-tap.md", title: "T", sample: "tally-counter",
      summary: "S.",
      steps: [
        Step(
          .expect([
            Expectation(
              key: "digit.0", subject: .widget("digit.0"), wanted: .text("7"),
              at: SourceLocation(file: "a.md", line: 6, column: 3))
          ]), at: SourceLocation(file: "a.md", line: 5, column: 3))
      ])
    let mvvm = try #require(Implementation.all(of: "tally-counter").first { $0.pattern == "mvvm" })
    let failed = Performance.play(scenario, on: mvvm)
    #expect(failed.failures.count == 1)
    let found = try await diagnostics(of: changed(failures: failed.failures))
    #expect(found.map(\.id) == [.scenarioFailure])
  }

  @Test("is that recordings keep their rules")
  func invariants() async throws {
    let found = try await diagnostics(
      of: changed(log: { log in
        let first = log.events.first { $0.kind == .return }?.id
        return EventLog(
          participants: log.participants, bindings: log.bindings,
          events: log.events.map { event in
            event.id != first
              ? event
              : Event(
                id: event.id, step: event.step, parent: event.parent, from: event.from,
                to: event.to, .return(Member("another", labels: []), .nothing))
          })
      }))
    #expect(found.contains { $0.id == .brokenInvariant })
  }

  @Test("is that contracts are kept")
  func contracts() async throws {
    let found = try await diagnostics(
      of: changed(log: { log in
        let model = log.participants.first { $0.role == .model }?.id
        let view = log.participants.first { $0.role == .view }?.id
        let last = log.events[log.events.count - 1]
        let message = Event(
          id: last.id + 1, step: last.step, parent: last.parent, from: model, to: view,
          .state(property: "text", old: .integer(0), new: .integer(1)))
        return EventLog(
          participants: log.participants, bindings: log.bindings, events: log.events + [message])
      }))
    #expect(found.contains { $0.id == .contractModel }, "\(found)")
  }
}
