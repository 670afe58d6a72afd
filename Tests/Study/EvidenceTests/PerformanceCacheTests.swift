import Catalogue
import Diagnostics
import Foundation
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing

@testable import Evidence

@Suite("What is performed again")
@MainActor
struct PerformanceCacheTests {
  private let cache = PerformanceCache()
  private let implementations = Implementation.all(of: "tally-counter")

  private func scenario(_ name: String, summary: String = "By hand.", taps: Int = 1) -> Scenario {
    let location = SourceLocation(file: "\(name).md")
    return Scenario(
      file: "\(name).md", title: "Made", sample: "tally-counter", summary: summary,
      steps: [Step(.tap(widget: "up", times: taps), at: location)])
  }

  private func planned(_ scenarios: [Scenario], source: String = "") -> [PlannedPerformance] {
    scenarios.flatMap { scenario in
      implementations.map {
        PlannedPerformance(
          implementation: $0, scenario: scenario, source: [scenario.file, source])
      }
    }
  }

  private func performed(_ scenarios: Scenario...) -> Int {
    cache.recordings(of: planned(scenarios)).performed
  }

  @Test("is everything at first, on every pattern of the sample")
  func first() {
    let result = cache.recordings(of: planned([scenario("one"), scenario("two")]))
    #expect(result.performed == 2 * implementations.count)
    #expect(result.recordings.count == result.performed)
  }

  @Test("is nothing where only words for readers differ")
  func words() {
    _ = performed(scenario("one"))
    #expect(performed(scenario("one", summary: "In other words.")) == 0)
  }

  @Test("is the edited scenario alone, and it gives what it would give by itself")
  func edited() {
    _ = performed(scenario("one"), scenario("two"))
    let edited = scenario("two", taps: 3)
    let result = cache.recordings(of: planned([scenario("one"), edited]))
    #expect(result.performed == implementations.count)
    let fresh = implementations.map { Performance.play(edited, on: $0) }
    #expect(Array(result.recordings.suffix(implementations.count)) == fresh)
  }

  @Test("is a scenario that was away in between")
  func forgotten() {
    _ = performed(scenario("one"), scenario("two"))
    _ = performed(scenario("one"))
    #expect(performed(scenario("one"), scenario("two")) == implementations.count)
  }

  @Test(
    "is nothing in another process, where neither the script nor the code that plays is another")
  func kept() throws {
    let folder = try TemporaryFolder()
    func recordings(
      _ source: String = "as it is", trace: String = "1", code: String = "1"
    ) -> (recordings: [Recording], performed: Int) {
      let modules = ["Trace": trace, "Flux": code, "MVVM": "1", "Report": UUID().uuidString]
      let store = ResultStore(
        folder: folder.url, program: ProgramIdentity("", modules: modules)
      ).distinguishing(Set(implementations.map(\.root)))
      return PerformanceCache().recordings(
        of: planned([scenario("one")], source: source), keptIn: store)
    }
    let first = recordings()
    #expect(first.performed == implementations.count)
    let again = recordings()
    #expect(again.performed == 0)
    #expect(again.recordings == first.recordings)
    #expect(recordings(code: "2").performed == 1)
    #expect(recordings(trace: "2").performed == implementations.count)
    #expect(recordings("edited").performed == implementations.count)
  }

  @Test("is nothing where the texts are in another folder; failures name the file that is there")
  func moved() throws {
    let folder = try TemporaryFolder()
    let store = ResultStore(folder: folder.url, program: ProgramIdentity("1"))
    func recordings(_ texts: String, keptIn store: ResultStore) -> ([Recording], performed: Int) {
      let file = "\(texts)/one.md"
      let scenario = Scenario(
        file: file, title: "Made", sample: "tally-counter", summary: "",
        steps: [
          Step(
            .tap(widget: "nowhere", times: 1), at: SourceLocation(file: file, line: 3, column: 5))
        ])
      return PerformanceCache().recordings(
        of: implementations.map {
          PlannedPerformance(implementation: $0, scenario: scenario, source: ["tally-counter/one"])
        }, keptIn: store)
    }
    #expect(recordings("a", keptIn: store).performed == implementations.count)
    let moved = recordings("b", keptIn: store)
    #expect(moved.performed == 0)
    #expect(moved.0 == recordings("b", keptIn: .nowhere).0)
    #expect(moved.0.allSatisfy { $0.failures.map(\.location.file) == ["b/one.md"] })
  }
}
