import Diagnostics
import Exhibits
import Foundation
import Metrics
import Samples
import StaticSite
import TestSupport
import Testing

@testable import Evidence

@MainActor
@Suite("What was measured of unit tests on wrong implementations")
struct FaultTestsTests {
  /// Reads what is kept, as if the files at a path had been edited since.
  private func read(
    edited path: String?
  ) async throws -> (tests: FaultTests, mistakes: [WrongImplementation], found: [Diagnostic]) {
    let gathered = try await SmallEvidence.gathered
    func edited(_ files: [SourceFile]) -> [SourceFile] {
      files.map { file in
        guard let path, file.path.hasPrefix(path) else { return file }
        return SourceFile(path: file.path, text: file.text + "// Edited.\n")
      }
    }
    let files = try ExaminedSources.files(below: packageRoot.path).get()
    let implementations = gathered.input.implementations
    let sources = ExaminedSources(
      PackageSources(
        examined: edited(files.examined), tests: edited(files.tests), wrong: edited(files.wrong),
        numbersSchema: nil), implementations, keptIn: .ofSources)
    let mistakes = WrongImplementation.all.filter { mistake in
      implementations.contains { $0.id == mistake.implementation.id }
    }
    let collector = DiagnosticCollector()
    let tests = FaultTests.read(
      mistakes, of: sources, in: gathered.input.content, reportingTo: collector)
    return (tests, mistakes, collector.diagnostics)
  }

  @Test("is there for each, as long as nothing has changed")
  func whole() async throws {
    let (tests, mistakes, found) = try await read(edited: nil)
    #expect(found.isEmpty && mistakes.count > 3)
    let outcomes = mistakes.compactMap { tests[$0.id] }
    #expect(outcomes.count == mistakes.count)
    #expect(outcomes.contains { $0.kind == .failed })
    #expect(outcomes.allSatisfy { ($0.kind == .failed) != $0.failed.isEmpty })
  }

  @Test(
    "is left out, with a warning, once the pattern, its tests or the wrong implementation is another",
    arguments: ["Sources/Patterns", "Tests/Patterns", "Sources/Exhibits/WrongImplementations"])
  func edited(_ path: String) async throws {
    let (tests, mistakes, found) = try await read(edited: path)
    #expect(Set(found.map(\.id)) == [.outdatedMeasurement] && found.count == mistakes.count)
    #expect(
      found.allSatisfy {
        $0.severity == .warning && $0.suggestion?.contains("make measure-faults") == true
      })
    #expect(mistakes.allSatisfy { tests[$0.id] == nil })
  }
}
