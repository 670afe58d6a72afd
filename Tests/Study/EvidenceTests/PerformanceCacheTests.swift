import Catalogue
import Diagnostics
import Identifiers
import Samples
import Scenarios
import Testing

@testable import Evidence

@Suite("What a preview performs again")
@MainActor
struct PerformanceCacheTests {
  private let cache = PerformanceCache()
  private let implementations = Implementation.all(of: "tally-counter")

  private func scenario(_ name: String, summary: String = "By hand.", taps: Int = 1) -> Scenario {
    let place = SourceLocation(file: "\(name).md")
    return Scenario(
      file: "\(name).md", title: "Made", sample: "tally-counter", summary: summary,
      steps: [Step(.tap(widget: "up", times: taps), at: place)])
  }

  private func performed(_ scenarios: Scenario...) -> Int {
    cache.recordings(of: scenarios, on: implementations).performed
  }

  @Test("is everything at first, on every pattern of the sample")
  func first() {
    let result = cache.recordings(
      of: [scenario("one"), scenario("two")], on: Implementation.all)
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
    let result = cache.recordings(of: [scenario("one"), edited], on: implementations)
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
}
