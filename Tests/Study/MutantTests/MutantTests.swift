import CocoaMVC
import Identifiers
import Samples
import Scenarios
import Testing

@Suite("An implementation broken on purpose")
struct MutantTests {
  @Test(
    "is caught by the checks that are named for it, and by no other", arguments: await Mutant.all)
  func caught(_ mutant: Mutant) throws {
    let scenario = try PackageFolder.scenario(of: mutant.broken.sample.id, mutant.steps)
    let examination = try Examination(
      of: mutant.broken, beside: mutant.honest, in: scenario, sources: [mutant.file])
    #expect(
      examination.checks == Set(mutant.caughtBy.keys),
      "\(examination.findings.map(\.description).joined(separator: "\n"))")
    for (check, text) in mutant.caughtBy {
      let texts = examination.findings.filter { $0.check == check }.map(\.text)
      #expect(texts.contains { $0.contains(text) }, "\(texts.joined(separator: "\n"))")
    }
  }

  @Test("has an honest sibling that passes every check", arguments: await Mutant.all)
  func honest(_ mutant: Mutant) throws {
    let scenario = try PackageFolder.scenario(of: mutant.broken.sample.id, mutant.steps)
    let examination = try Examination(of: mutant.honest, beside: mutant.honest, in: scenario)
    #expect(examination.findings.map(\.description) == [])
  }

  @Test("of the delayed star is one of five")
  func ofDelayedStar() {
    #expect(Mutant.ofDelayedStar.count == 5)
  }

  @Test(
    "of the delayed star is derived from code in which nothing else is wrong",
    arguments: await Mutant.ofDelayedStar)
  func sound(_ mutant: Mutant) throws {
    let scenario = try PackageFolder.scenario(of: mutant.broken.sample.id, mutant.steps)
    let examination = try Examination(
      of: Implementation(SoundStarApp.self, pattern: "cocoa-mvc"), beside: mutant.honest,
      in: scenario, sources: ["Sound/SoundStarController", "Sound/SoundStarApp"])
    #expect(examination.findings.map(\.description) == [])
  }

  struct Failing: Sendable, CustomTestStringConvertible {
    let mistake: String
    let scenario: String
    let message: String
    let expected: String
    let found: String
    nonisolated var testDescription: String { "\(mistake), in \(scenario)" }
  }

  @Test(
    "fails the scenario that the sample has against its fault",
    arguments: [
      Failing(
        mistake: "a missing repaint", scenario: "tally-counter/one-tap",
        message: "'digit.0' is not as expected", expected: "1", found: "0"),
      Failing(
        mistake: "a wrong colour", scenario: "delayed-star/toggle-and-settle",
        message: "'star' is not as expected", expected: "gray", found: "red"),
      Failing(
        mistake: "a request that is never cleared",
        scenario:
          "delayed-star/navigate-while-switching-to-unstarred-star-and-open",
        message: "'screen' is not as expected", expected: "star", found: "detail"),
    ])
  func scenarios(_ row: Failing) throws {
    let mutant = try #require(Mutant.all.first { $0.mistake == row.mistake })
    let scenario = try PackageFolder.scenario(row.scenario)
    #expect(Performance.play(scenario, on: mutant.honest).failure == nil)
    let failure = try #require(Performance.play(scenario, on: mutant.broken).failure)
    #expect(failure.message.contains(row.message))
    #expect(failure.expected?.contains(row.expected) == true, "\(failure)")
    #expect(failure.found?.contains(row.found) == true, "\(failure)")
    #expect(failure.line != nil)
  }
}
