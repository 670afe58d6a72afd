import Diagnostics
import Identifiers
import Metrics
import Scenarios
import Testing

@testable import Evidence
@testable import Report

@Suite("A claim")
struct ClaimTests {
  private static let none = PlayedScenarios(
    [], recordings: [], contracts: [:],
    facts: ImplementationFacts([], ExaminedModules(.init([], samples: []))), samples: ["a", "b"],
    patterns: [])

  @Test("has numbers in the places of their names")
  func numbers() throws {
    let text = try Claim(Self.none).text(
      "{taps} taps, {samples} samples, {implementations} implementations", at: nil)
    #expect(text == "0 taps, 2 samples, 0 implementations")
  }

  @Test("is refused at its line where it names numbers that there are not, each of them")
  func unknown() throws {
    let location = SourceLocation(file: "content/index.md", line: 3, column: 1)
    let error = try #require(throws: DiagnosticError.self) {
      try Claim(Self.none).text("{tapps}, {messages elm}", at: location)
    }
    #expect(error.diagnostics.map(\.id) == [.unknownPattern, .unknownWord])
    #expect(error.diagnostics.allSatisfy { $0.location == location })
    #expect(error.diagnostics.contains { $0.suggestion?.contains("taps") == true })
  }
}
