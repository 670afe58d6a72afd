import Foundation
import Identifiers
import Testing

@testable import Evidence
@testable import Report

/// The file that the first page's counter plays, read as its script reads it.
@MainActor
@Suite("The taps that the first page plays")
struct TapRecordingsTests {
  private struct File: Decodable {
    struct Pattern: Decodable {
      struct Course: Decodable {
        let messages: Int
        let notifications: Int
        let marks: Int
        let figure: String
      }
      let id: String
      let lanes: [String]
      let courses: [Course]
    }
    struct Tap: Decodable {
      let before: Int
      let target: String
      let after: Int
      let step: Int
      let courses: [Int]
    }
    let patterns: [Pattern]
    let labels: [String]
    let screens: [[String]]
    let taps: [Tap]
  }

  private func file() async throws -> File {
    let text = try #require(await PublishedSite.files["samples/tally-counter/taps.js"])
    let json = try #require(text.firstRange(of: "= ")).upperBound
    let end = try #require(text.lastIndex(of: ";"))
    return try JSONDecoder().decode(File.self, from: Data(text[json..<end].utf8))
  }

  private func number(_ texts: [String]) -> Int? { Int(texts.reversed().joined()) }

  @Test("lead from zero to 211, one at a time, as the sample's rule says")
  func hammering() async throws {
    let file = try await file()
    #expect(file.labels == ["digit.0", "digit.1", "digit.2", "digit.3"])
    var screen = try #require(file.taps.first).before
    for count in 1...211 {
      let tap = try #require(file.taps.first { $0.before == screen && $0.target == "increment" })
      screen = tap.after
      #expect(number(file.screens[screen]) == count)
    }
  }

  @Test("are there whatever the order in which the patterns were played")
  func order() async throws {
    let gathered = try await SmallEvidence.gathered
    let evidence = gathered.evidence
    let patterns = evidence.scenarios.patterns
    let scenarios = PlayedScenarios(
      gathered.input.scenarios, recordings: gathered.recordings.reversed(),
      contracts: evidence.contracts, facts: evidence.sources.facts, samples: ["tally-counter"],
      patterns: patterns)
    let played = try #require(scenarios.of(sample: "tally-counter").first)
    #expect(played.performances.map(\.pattern) == patterns)
    let taps = TapRecordings(
      beginningWith: played, in: scenarios, facts: evidence.sources.facts
    ).taps
    #expect(!taps.isEmpty)
  }

  @Test("begin differently, or at another widget, each")
  func distinct() async throws {
    let taps = try await file().taps
    #expect(Set(taps.map { "\($0.before) \($0.target)" }).count == taps.count)
  }

  @Test("have a course in each pattern, drawn in its lanes")
  func courses() async throws {
    let file = try await file()
    #expect(file.patterns.count >= 11)
    for tap in file.taps {
      #expect(tap.courses.count == file.patterns.count)
      for (pattern, course) in zip(file.patterns, tap.courses) {
        let course = try #require(
          pattern.courses.indices.contains(course) ? pattern.courses[course] : nil)
        #expect(course.marks > 0)
        #expect(course.figure.matches(of: #/class="lane /#).count == pattern.lanes.count)
        #expect(course.messages + course.notifications > 0)
      }
    }
  }
}
