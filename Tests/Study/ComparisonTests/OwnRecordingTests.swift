import Catalogue
import Comparison
import Diagnostics
import Identifiers
import Metrics
import Samples
import Scenarios
import Testing
import Trace

@Suite("The patterns' own recordings")
@MainActor
struct OwnRecordingTests {
  @Test(
    "keep their contracts",
    arguments: await Package.patterns)
  func contracts(_ id: PatternID) throws {
    let contract = try #require(try Package.contracts().first { $0.id == id })
    let implementations = Implementation.all.filter { $0.pattern == contract.id }
    #expect(!implementations.isEmpty)
    for implementation in implementations {
      for recording in try Package.recordings(of: implementation) {
        #expect(
          contract.breaches(in: recording.log).map(\.diagnostic.description) == [],
          "\(contract.id), \(recording.scenario)")
      }
    }
  }

  @Test(
    "go to the scenario's end, and show the same after each step",
    arguments: ["delayed-star", "tally-counter"] as [SampleID])
  func agreement(_ sample: SampleID) throws {
    for scenario in try Package.scenarios(of: sample) {
      let recordings = Implementation.all(of: sample).map {
        Performance.play(scenario, on: $0)
      }
      #expect(Set(recordings.map(\.frames.count)) == [scenario.steps.count + 1])
      #expect(Disagreement.first(among: recordings) == nil, "\(scenario.name)")
    }
  }
}
