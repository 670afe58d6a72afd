import Catalogue
import Diagnostics
import Documents
import Foundation
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

/// The scenario files that the project publishes.
private enum Content {
  static let folder = packageRoot.appending(path: "content/scenarios")

  static let paths = PublishedScenarios.names.sorted { $0.key < $1.key }.flatMap { sample, names in
    names.map { "\(sample)/\($0).md" }
  }

  @MainActor static func scenario(_ path: String) throws -> Scenario {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return try Scenario.read(
      try Document(path: path, text: text), samples: Implementation.all.map(\.sample))
  }

  @MainActor static func implementations(of sample: String) -> [Implementation] {
    Implementation.all.filter { $0.sample.id == sample }
  }
}

@Suite("The published scenarios") @MainActor struct ContentTests {
  @Test(
    "There is a file for each scenario of a sample, and no other",
    arguments: PublishedScenarios.names)
  func files(_ sample: String, _ names: [String]) throws {
    let found = try FileManager.default.contentsOfDirectory(
      atPath: Content.folder.appending(path: sample).path(percentEncoded: false))
    #expect(found.sorted() == names.map { "\($0).md" }.sorted())
  }

  @Test(
    "A scenario belongs to its folder's sample, has prose, and expects something last",
    arguments: Content.paths)
  func shape(_ path: String) throws {
    let scenario = try Content.scenario(path)
    #expect(path.hasPrefix(scenario.sample + "/"))
    #expect(scenario.prose.count > 60)
    #expect(scenario.declaredExpectations == scenario.expectationCount)
    #expect(scenario.steps.last?.action.acts == false)
  }

  @Test("Every implementation passes, all agree, and nothing is left", arguments: Content.paths)
  func passes(_ path: String) throws {
    let scenario = try Content.scenario(path)
    let recordings = Content.implementations(of: scenario.sample).map {
      Performance.play(scenario, on: $0)
    }
    for recording in recordings {
      #expect(recording.failure == nil, "\(recording.pattern)")
      #expect(recording.log.alive(after: recording.closingStep).isEmpty, "\(recording.pattern)")
    }
    #expect(Disagreement.first(among: recordings) == nil)
  }

  @Test("Random scripts agree on every sample", arguments: PublishedScenarios.names.keys.sorted())
  func agree(_ sample: String) throws {
    let implementations = Content.implementations(of: sample)
    let description = try #require(implementations.first).sample
    let report = RandomScripts(
      on: implementations, of: description, seed: 1, count: 30, steps: 40
    ).run()
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Random scripts of the delayed star meet every moment in at least 1 % of the steps")
  func moments() throws {
    let implementation = try #require(Content.implementations(of: "delayed-star").first)
    let report = RandomScripts(
      on: [implementation], of: implementation.sample, seed: 1, count: 500, steps: 40
    ).run(recordingOneOf: 500)
    #expect(
      report.possibleMoments == [
        .alertAppears, .alertAnswered, .push, .pop, .leave, .leaveWhileSwitching,
        .tapWhileSwitching, .tapDisabled, .backWhileSwitching, .waitBehindAlert,
      ])
    for moment in report.possibleMoments {
      #expect(report.percent(report.moments[moment] ?? 0) >= 1, "\(moment): \(report)")
    }
  }
}
