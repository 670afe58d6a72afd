import Diagnostics
import Foundation
import Metrics
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report
@testable import Streams

@Suite("A fault in the texts of streams")
@MainActor
struct StreamTextDiagnosticTests {
  /// The faults of these kinds in a site of these texts of streams, and no others.
  private func diagnostics(_ names: [String: String]) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: T\nlanguage: en\ndescription: D\nreports: [counterpoint]\n")
        Folder("streams") {
          for (name, front) in names.sorted(by: { $0.key < $1.key }) {
            TextFile("\(name).md", "---\ntitle: T\nsummary: S.\n\(front)---\n\nText.\n")
          }
        }
      }
    }
    let content = folder.url.appending(path: "content").path
    let templates = packageRoot.appending(path: "templates").path
    var setup = SiteSetup(content: content, templates: templates)
    setup.reports = [
      CounterpointReport(
        content: content, root: packageRoot.path, implementations: [], keptIn: .findings)
    ]
    let ids: Set<DiagnosticID> = [
      .missingStream, .unknownStream, .missingProgram, .wrongCaptions, .restlessProgram,
    ]
    return await Site(setup).build().diagnostics.filter { ids.contains($0.id) }
  }

  @Test("is a stream without a text, a text without a stream, or captions that do not fit")
  func texts() async throws {
    let found = try await diagnostics([
      "index": "", "map": "", "filtre": "", "search-race": "captions: [One]\n",
      "merge": "captions: [One, Two]\n",
    ])
    let missing = found.filter { $0.id == .missingStream }
    #expect(missing.count == 12)
    let filter = try #require(missing.first { $0.message.contains("'filter'") })
    #expect(filter.suggestion == "did you mean 'filtre'?")
    #expect(filter.location?.file.hasSuffix("content/streams/filter.md") == true)
    let unknown = found.filter { $0.id == .unknownStream }
    #expect(unknown.map(\.suggestion) == ["did you mean 'filter'?"])
    #expect(unknown.first?.location?.file.hasSuffix("content/streams/filtre.md") == true)
    let captions = found.filter { $0.id == .wrongCaptions }
    #expect(captions.count == 2)
    #expect(captions.allSatisfy { $0.location?.line == 4 })
    #expect(captions.last?.explanation == "Its programs: EveryAnswer, LatestAnswer.")
    #expect(
      captions.map(\.message) == [
        "'captions' has 2 entries, but the stream has 1 program",
        "'captions' has 1 entry, but the stream has 2 programs",
      ])
    #expect(!found.contains { $0.id == .missingProgram })
  }

  @Test("is none in a site that has no list of streams")
  func noList() async throws {
    #expect(try await diagnostics(["map": ""]).isEmpty)
  }

  @Test("is a program that does not come to rest")
  func restless() {
    let error = #expect(throws: DiagnosticError.self) {
      try StreamExample("endless", Endless.self).played()
    }
    #expect(error?.diagnostics.map(\.id) == [.restlessProgram])
  }

  @Test("is source that is not what ran: a name that is not found, a line that observes nothing")
  func sources() throws {
    let files = try SourceFile.all(in: PackageSources.streamsFolder, root: packageRoot)
    let played = try StreamExample.all.map { try $0.play() }
    func figure(_ change: (String) -> String) throws -> StreamFigure {
      let changed = files.map { SourceFile(path: $0.path, text: change($0.text)) }
      return try #require(StreamFigures(played, sources: changed)["map"])
    }
    #expect(try figure { $0 }.absences == [])
    #expect(
      try figure { $0.replacing("enum MapValues", with: "enum Mapped") }.absences
        == ["'MapValues' is not declared exactly once"])
    #expect(
      try figure { $0.replacing("import Reactive\n", with: "import Reactive\n\n") }.absences
        == ["nothing is observed at 'Streams/MapValues.swift:8'"])
  }
}

/// A program that schedules itself again at the same moment.
private enum Endless: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    recorder.schedule(at: 0) { run(recorder) }
  }
}
