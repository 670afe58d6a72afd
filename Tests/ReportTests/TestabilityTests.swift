import Diagnostics
import Metrics
import SiteTemplates
import Testing

@testable import Report

@Suite("What was measured of the tests")
struct TestabilityTests {
  private let sources = [
    SourceFile(path: "Sources/Patterns/Made/A.swift", text: "struct A {}\n"),
    SourceFile(path: "Tests/Patterns/MadeTests/ATests.swift", text: "struct ATests {}\n"),
  ]

  private func measured(of sources: [SourceFile]) -> Testability? {
    Testability([
      "command": "make measure-tests",
      "folders": .dictionary(Testability.states(of: sources).mapValues(PageValue.string)),
      "files": ["Sources/Patterns/Made/A.swift": ["lines": "1-3,7", "reached": "2,7"]],
    ])
  }

  @Test("are the lines of each file, as long as it is the same")
  func lines() throws {
    let testability = try #require(measured(of: sources))
    #expect(testability.warnings(about: sources, at: "data.json").isEmpty)
    #expect(
      testability.covered(in: sources)
        == CoveredLines([
          "Sources/Patterns/Made/A.swift": .init(lines: [1, 2, 3, 7], reached: [2, 7])
        ]))
  }

  @Test("is left out, with a warning, once a file is another", arguments: [0, 1])
  func outdated(_ changed: Int) throws {
    let testability = try #require(measured(of: sources))
    var now = sources
    now[changed] = SourceFile(path: sources[changed].path, text: "struct B {}\n")
    let warnings = testability.warnings(about: now, at: "data.json")
    #expect(warnings.map(\.id) == [.outdatedMeasurement])
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.map { $0.location?.file } == ["data.json"])
    #expect(testability.covered(in: now) == CoveredLines([:]))
  }

  @Test("is nothing without the file")
  func absent() {
    #expect(Testability(nil) == nil)
    #expect(Testability(["command": "make measure-tests"]) == nil)
  }
}
