import Catalogue
import Comparison
import Diagnostics
import Documents
import Foundation
import Identifiers
import Metrics
import Samples
import Scenarios
import TestSupport
import Testing

@testable import Evidence
@testable import Exhibits

@Suite("A variant is judged")
@MainActor
struct VariantVerificationTests {
  /// Returns the faults of a variant in the scenarios of its sample, given what its text would say
  /// of its contract and of scenarios that it fails.
  private func diagnostics(
    of variant: Variant, contract: String? = nil, failing: [String] = []
  ) async throws -> [Diagnostic] {
    let played = try await played(variant, contract: contract, failing: failing)
    let original = try #require(
      Implementation.all.first { $0.id == variant.implementation.id })
    let recordings = played.described.scenarios.map { Performance.play($0, on: original) }
    return VariantVerification(
      played, beside: recordings, library: try Self.sources.get().variantLibrary
    ).diagnostics
  }

  /// The store of builds, so that files that one has examined are not examined again.
  private static let store: ResultStore = {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "build-site")
    let store = program.flatMap(ResultStore.beside) ?? .nowhere
    return store.distinguishing(
      Set((Implementation.all + Variant.all.map(\.implementation)).map(\.root)))
  }()

  private static let sources = Result {
    ExaminedSources(
      try ExaminedSources.files(below: packageRoot.path).get(), Implementation.all, keptIn: store)
  }

  private func played(
    _ variant: Variant, contract: String?, failing: [String]
  ) async throws -> PlayedVariant {
    let scenarios = try scenarios(of: variant.implementation.sample.id)
    let pattern = try contractText(of: variant.implementation.pattern)
    let change = try contract.map { text in
      try Document(path: "content/variants/x.md", text: "---\n\(text)---\n").fields
        .decode { ContractChange(reading: $0) }
    }
    let location = SourceLocation(file: "content/variants/x.md", line: 9, column: 3)
    let described = DescribedVariant(
      variant: variant, scenarios: scenarios, shown: try #require(scenarios.first),
      patternContract: pattern,
      contract: pattern.changed(
        by: change, id: PatternID(variant.id), title: "", module: variant.implementation.module),
      change: change,
      failing: Dictionary(
        uniqueKeysWithValues: failing.map {
          ($0, DescribedVariant.DeclaredFailure(reason: "Because.", location: location))
        }))
    return try #require(PerformanceCache().played([described]).first)
  }

  private func scenarios(of sample: SampleID) throws -> [Scenario] {
    let folder = "content/scenarios/\(sample)"
    let path = packageRoot.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
      let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      return try Scenario.read(
        try Document(path: "\(folder)/\(name)", text: text).fields, samples: SampleDescription.all)
    }
  }

  private func contractText(of pattern: PatternID) throws -> Contract {
    let path = "content/patterns/\(pattern).md"
    return try Contract.read(
      path: path,
      text: try String(
        contentsOf: packageRoot.appending(path: path), encoding: .utf8))
  }

  private func wrong(_ id: String) throws -> Variant {
    let wrong = try #require(WrongImplementation.all.first { $0.id == id })
    return Variant(id, of: wrong.implementation)
  }

  private func variant(_ id: String) throws -> Variant {
    try #require(Variant.all.first { $0.id == id })
  }

  @Test("by its name, where a screen is another one or an expectation is not met")
  func screens() async throws {
    let found = try await diagnostics(of: try wrong("empty-until-tapped"))
    #expect(
      found.contains {
        $0.id == .scenarioFailure && $0.message.hasPrefix("empty-until-tapped fails: ")
      })
    #expect(
      found.contains {
        $0.id == .patternsDisagree
          && $0.message == "cocoa-mvc and empty-until-tapped differ after step 0, in count.text"
      })
  }

  @Test("for what outlives the app")
  func leaks() async throws {
    let found = try await diagnostics(of: try wrong("strong-view")).filter { $0.id == .leak }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("strong-view in step-counter: ") == true)
  }

  @Test("to keep the pattern's contract, or its own")
  func contract() async throws {
    let variant = try variant("buttons-target-presenter")
    let found = try await diagnostics(of: variant)
    #expect(Set(found.map(\.id)) == [.contractDirection, .contractProtocol])
    let own = """
      forbids: [view -> presenter (p)]
      allows: [view -> presenter (only viewDidLoad), view ~> presenter]

      """
    #expect(try await diagnostics(of: variant, contract: own) == [])
  }

  @Test("for what it allows itself and does not need")
  func needless() async throws {
    let own = "allows: [presenter -> composition]\n"
    let found = try await diagnostics(of: try variant("buttons-target-presenter"), contract: own)
    #expect(
      found.filter { $0.id == .unusedDirection }.map(\.message) == [
        "no recording uses 'presenter → composition'"
      ])
  }

  @Test("to fail where it is said to fail, and nowhere else")
  func failing() async throws {
    let own = """
      forbids: [view -> presenter (p)]
      allows: [view -> presenter]

      """
    let right = try await diagnostics(
      of: try variant("view-generic-over-presenter"), contract: own, failing: ["one-tap"])
    #expect(right.map(\.id) == [.variantPasses])
    #expect(
      right.first?.message
        == "'view-generic-over-presenter' is declared to fail in 'one-tap', but passes")
    #expect(right.first?.location?.line == 9)
    let caught = ["down-after-the-wrap", "one-digit-only", "wrap-at-the-top"]
    let wrong = try await diagnostics(of: try wrong("counts-past-the-end"), failing: caught)
    #expect(!wrong.contains { [.scenarioFailure, .patternsDisagree].contains($0.id) })
  }

  @Test("with a contract that changes something")
  func changes() async throws {
    let pattern = try contractText(of: "passive-mvp")
    let text = "forbids: [view -> model]\nallows: [presenter -> model]\n"
    let change = try Document(path: "x.md", text: "---\n\(text)---\n").fields
      .decode { ContractChange(reading: $0) }
    let found = pattern.needless(in: change)
    #expect(found.map(\.id) == [.contractChange, .contractChange])
    #expect(
      found.map(\.message) == [
        "the contract of 'passive-mvp' has no 'view → model' to forbid",
        "the contract of 'passive-mvp' already allows 'presenter → model'",
      ])
  }
}
