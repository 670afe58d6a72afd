import Catalogue
import Diagnostics
import Exhibits
import Foundation
import Identifiers
import Metrics
import Samples
import SiteFiles
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("A wrong implementation and its text")
@MainActor
struct WrongImplementationCompletenessTests {
  /// Returns what the report says of one text, or else of whether all are there, after a change of
  /// the texts of the faults.
  private func diagnostics(
    about text: String? = nil, after change: (URL) throws -> Void
  ) async throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = packageRoot.appending(path: "content")
    try FileManager.default.copyItem(at: content, to: folder)
    try change(folder.appending(path: "faults"))
    // One sample in the patterns in which its faults are written is enough here.
    let patterns: [PatternID] = ["cocoa-mvc", "passive-mvp", "reactive-mvvm"]
    let implementations = Implementation.all.filter {
      $0.sample.id == "step-counter" && patterns.contains($0.pattern)
    }
    var setup = SiteSetup(
      content: folder.path, templates: packageRoot.appending(path: "templates").path)
    setup.renderer = Vocabulary.renderer
    setup.reports = [
      CounterpointReport(
        content: folder.path, root: packageRoot.path, implementations: implementations,
        wrongImplementations: WrongImplementation.all, keptIn: .findings)
    ]
    let built = await Site(setup).build()
    return built.diagnostics.filter { diagnostic in
      guard let text else {
        return diagnostic.id.rawValue.contains("exhibit") || diagnostic.id == .mistakeScenario
      }
      return diagnostic.location?.file.hasSuffix(text) == true
    }
  }

  private func words(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.message) | \($0.suggestion ?? "")" }
  }

  @Test("must both be there")
  func names() async throws {
    let found = try await diagnostics { folder in
      try FileManager.default.moveItem(
        at: folder.appending(path: "still-hears.md"), to: folder.appending(path: "still-heard.md"))
    }
    #expect(found.map(\.id) == [.unknownExhibit, .missingExhibit])
    #expect(
      words(found) == [
        "there is no wrong implementation 'still-heard' to play | did you mean 'still-hears'?",
        "the wrong implementation 'still-hears' has no text | "
          + "did you mean 'still-heard'?",
      ])
  }

  @Test("go together in a scenario that catches the mistake")
  func scenario() async throws {
    let found = try await diagnostics { folder in
      let file = folder.appending(path: "still-hears.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("scenario: first-look", with: "scenario: first-lock")
        .write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(found.map(\.id) == [.mistakeScenario])
    #expect(
      words(found) == [
        "the scenario 'first-lock' does not catch 'still-hears' | did you mean 'first-look'?"
      ])
  }

  @Test("name patterns that are played, each of them once")
  func patterns() async throws {
    let found = try await diagnostics(about: "faults/still-hears.md") { folder in
      let file = folder.appending(path: "still-hears.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing(
        #/patterns: \[.*\]/#,
        with: "patterns: [passive-mvpp, reactive-mvvm, reactive-mvvm]\nbeside: [reactive-mvm]"
      ).write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(found.map(\.id) == [.unknownPattern, .repeatedChoice, .unknownPattern])
    #expect(
      found.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
        == ["7:12", "7:41", "8:10"])
    #expect(
      words(found) == [
        "there is no pattern 'passive-mvpp' to play | did you mean 'passive-mvp'?",
        "'reactive-mvvm' is named twice | ",
        "there is no pattern 'reactive-mvm' to play | did you mean 'reactive-mvvm'?",
      ])
  }

  @Test("have a folder of sources, and every folder has one")
  func folders() {
    let collector = DiagnosticCollector()
    let files = [
      SourceFile(path: "Sources/Exhibits/Right/CocoaMVC/TotalText.swift", text: ""),
      SourceFile(
        path: "Sources/Exhibits/WrongImplementations/StillHeard/StillHeardApp.swift", text: ""),
    ]
    let wrong = WrongImplementation.all.filter { $0.id == "still-hears" }
    ExhibitCompleteness(exhibits: wrong, collector: collector).checkFolders(files)
    #expect(collector.diagnostics.map(\.id) == [.exhibitFolder, .exhibitFolder])
    #expect(
      words(collector.diagnostics).sorted() == [
        "no wrong implementation has the folder 'StillHeard' | did you mean 'StillHears'?",
        "the sources of 'still-hears' are not in 'Sources/Exhibits/WrongImplementations/StillHears' | "
          + "did you mean 'StillHeard'?",
      ])
  }
}
