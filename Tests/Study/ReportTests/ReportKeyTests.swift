import Foundation
import Metrics
import SiteFiles
import TestSupport
import Testing

@testable import Evidence
@testable import Report

/// A result that is kept although something that it shows has changed is wrong, and nobody sees it.
@Suite("The key of a report that is kept")
@MainActor
struct ReportKeyTests {
  private static let file = SourceFile(path: "a.swift", text: "struct A {}\n")

  private func sources(_ change: (inout [[SourceFile]]) -> Void = { _ in }) -> PackageSources {
    var parts = Array(repeating: [Self.file], count: 5)
    change(&parts)
    return PackageSources(
      examined: parts[0], tests: parts[1], streams: parts[2], wrong: parts[3],
      numbersSchema: parts[4].first)
  }

  @Test("is another one for other sources of each sort, schemas or folders", arguments: 0...7)
  func parts(_ part: Int) async throws {
    let content = try await SmallEvidence.gathered.input.content
    let folder = try TemporaryFolder {}
    let store = ResultStore(folder: folder.url, program: ProgramIdentity("a"))
    let schema = OutputFile(path: "s.json", text: "{}")
    func key(
      _ sources: PackageSources, schemas: [OutputFile], folders: [String] = ["content", "."]
    ) -> ResultKey {
      ReportKey.key(
        store.keyOfEverything("report"), content, folders: folders, sources: sources,
        schemas: schemas)
    }
    store.keep([1], for: key(sources(), schemas: [schema]))
    #expect(store.result(for: key(sources(), schemas: [schema])) == [1])
    let other =
      switch part {
      case 0..<5:
        key(
          sources { $0[part] = [SourceFile(path: "a.swift", text: "struct B {}\n")] },
          schemas: [schema])
      case 5: key(sources(), schemas: [OutputFile(path: "s.json", text: "[]")])
      case 6: key(sources(), schemas: [schema], folders: ["texts", "."])
      default: key(sources { $0[0] = [] }, schemas: [schema])
      }
    #expect(store.result(for: other) == nil)
  }
}
