import Catalogue
import Diagnostics
import Documents
import Foundation
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

/// The scenario files that the project publishes.
private enum Content {
  static let folder = packageRoot.appending(path: "content/scenarios")

  /// The folders, one for each sample.
  static let samples = names(in: folder).filter { !$0.hasSuffix(".md") }

  static let paths = samples.flatMap { sample in
    names(in: folder.appending(path: sample)).map { "\(sample)/\($0)" }
  }

  /// Returns the names of what is in a folder, in order; none if it is no folder.
  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  static func document(_ path: String) throws -> Document {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return try Document(path: path, text: text)
  }

  @MainActor static func scenario(_ path: String) throws -> Scenario {
    try Scenario.read(document(path).fields, samples: Implementation.all.map(\.sample))
  }

  @MainActor static func implementations(of sample: SampleID) -> [Implementation] {
    Implementation.all.filter { $0.sample.id == sample }
  }
}

@Suite("The published scenarios") @MainActor struct ContentTests {
  @Test("There are scenarios of each sample, and of no other")
  func files() {
    #expect(Content.samples == SampleDescription.all.map(\.id.description).sorted())
    for sample in Content.samples {
      #expect(Content.paths.contains { $0.hasPrefix(sample + "/") }, "\(sample)")
    }
    #expect(Content.paths.allSatisfy { $0.hasSuffix(".md") })
  }

  @Test(
    "A scenario belongs to its folder's sample, has prose, and expects something last",
    arguments: Content.paths)
  func shape(_ path: String) throws {
    let scenario = try Content.scenario(path)
    #expect(path.hasPrefix("\(scenario.sample)/"))
    #expect(try Content.document(path).body.count > 60)
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

  @Test("Random scripts agree on every sample", arguments: Content.samples)
  func agree(_ sample: String) throws {
    let implementations = Content.implementations(of: SampleID(sample))
    let description = try #require(implementations.first).sample
    let report = RandomScripts(
      on: implementations, of: description, seed: 1, count: 30, steps: 40
    ).run()
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Random scripts of the delayed star meet every moment in at least 1 % of the steps")
  func edgeCases() throws {
    let implementation = try #require(Content.implementations(of: "delayed-star").first)
    let report = RandomScripts(
      on: [implementation], of: implementation.sample, seed: 1, count: 500, steps: 40
    ).run(recordingOneOf: 500)
    #expect(
      report.possibleEdgeCases == [
        .alertAppears, .alertAnswered, .push, .pop, .leave, .leaveWhileSwitching,
        .tapWhileSwitching, .tapDisabled, .backWhileSwitching, .waitBehindAlert,
      ])
    for edgeCase in report.possibleEdgeCases {
      #expect(report.percent(report.edgeCases[edgeCase] ?? 0) >= 1, "\(edgeCase): \(report)")
    }
  }
}
