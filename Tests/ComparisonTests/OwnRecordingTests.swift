import Catalogue
import Comparison
import Diagnostics
import Documents
import Foundation
import Metrics
import Samples
import Scenarios
import Testing
import Trace

@Suite("The patterns' own recordings")
@MainActor
struct OwnRecordingTests {
  private static func scenarios(of sample: String) throws -> [Scenario] {
    let folder = "content/scenarios/\(sample)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Package.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      let data = try Data(contentsOf: Package.root.appending(path: "\(folder)/\(name)"))
      let document = try Document(
        path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
      return try Scenario.read(document, samples: Catalogue.samples)
    }
  }

  @Test(
    "keep their contracts",
    arguments: ["cocoa-mvc", "passive-mvp", "mvvm", "reactive-mvvm", "flux"])
  func contracts(_ id: String) throws {
    let contract = try #require(try Package.contracts().first { $0.id == id })
    let implementations = Catalogue.implementations.filter { $0.pattern == contract.id }
    #expect(!implementations.isEmpty)
    for implementation in implementations {
      for scenario in try Self.scenarios(of: implementation.sample.id) {
        let recording = Performance.play(scenario, on: implementation)
        #expect(
          contract.breaches(in: recording.log).map(\.diagnostic.description) == [],
          "\(contract.id), \(scenario.name)")
      }
    }
  }

  @Test("are aligned step by step, and agree", arguments: ["delayed-star", "tally-counter"])
  func alignment(_ sample: String) throws {
    for scenario in try Self.scenarios(of: sample) {
      let recordings = Catalogue.implementations(of: sample).map {
        Performance.play(scenario, on: $0)
      }
      let comparison = ScenarioComparison(recordings)
      #expect(comparison.patterns == recordings.map(\.pattern))
      #expect(comparison.steps.count == scenario.steps.count + 1)
      #expect(comparison.disagreement == nil, "\(scenario.name)")
      #expect(comparison.steps.count { !$0.agrees } == 0, "\(scenario.name)")
      for (index, recording) in recordings.enumerated() {
        let events = comparison.steps.flatMap { $0.columns[index].events }
        #expect(events == recording.log.events.filter { $0.step < recording.closingStep })
      }
    }
  }
}
