import Catalogue
import Diagnostics
import Exhibits
import Foundation
import Samples
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("The text of a variant")
@MainActor
struct VariantReaderTests {
  /// Returns what is said of the variants' texts after one of them has other words.
  private func diagnostics(replacing old: String, with new: String) async throws -> [Diagnostic] {
    try await diagnostics { variants in
      let file = variants.appending(path: "buttons-target-presenter.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func diagnostics(after change: (URL) throws -> Void) async throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "content"), to: folder)
    try change(folder.appending(path: "variants"))
    let texts = try await SmallEvidence.texts(in: folder)
    let collector = DiagnosticCollector()
    _ = StudyInput(
      content: texts.content, folder: folder.path, implementations: Implementation.all,
      wrongImplementations: [], variants: Variant.all, reportingTo: collector)
    // No page is made, so the folder has none either.
    return (texts.diagnostics + collector.diagnostics).filter {
      $0.location?.file.hasPrefix("\(folder.path)/variants/") == true
        && $0.id != .folderWithoutPage
    }
  }

  private func words(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.message) | \($0.suggestion ?? "")" }
  }

  @Test("has nothing wrong in it as it is")
  func asItIs() async throws {
    #expect(try await diagnostics { _ in } == [])
  }

  @Test("must be there, and of a variant that there is")
  func names() async throws {
    let found = try await diagnostics { variants in
      try FileManager.default.moveItem(
        at: variants.appending(path: "buttons-target-presenter.md"),
        to: variants.appending(path: "button-targets-presenter.md"))
    }
    #expect(
      words(found) == [
        "there is no variant 'button-targets-presenter' to play | "
          + "did you mean 'buttons-target-presenter'?",
        "the variant 'buttons-target-presenter' has no text | "
          + "did you mean 'button-targets-presenter'?",
      ])
  }

  @Test("names scenarios of the variant's sample")
  func scenarios() async throws {
    let shown = try await diagnostics(
      replacing: "scenario: one-tap", with: "scenario: one-tapp")
    #expect(shown.map(\.id) == [.unknownScenario])
    #expect(shown.first?.location?.line == 7)
    #expect(
      words(shown) == [
        "the variant's sample has no scenario 'one-tapp' | did you mean 'one-tap'?"
      ])
    let failing = try await diagnostics(
      replacing: "scenario: one-tap",
      with: "scenario: one-tap\nfails:\n  hammerin: Why not?")
    #expect(failing.first?.location?.line == 9)
    #expect(
      words(failing) == [
        "the variant's sample has no scenario 'hammerin' | did you mean 'hammering'?"
      ])
  }

  @Test("changes the contract by directions that can be read, and that change something")
  func contract() async throws {
    let unread = try await diagnostics(
      replacing: "- view ~> presenter", with: "- view ~> presentr")
    #expect(unread.map(\.id) == [.unknownRole])
    let needless = try await diagnostics(
      replacing: "- view -> presenter (p)", with: "- view -> presenter (p)\n    - view -> model")
    #expect(needless.map(\.id) == [.contractChange])
    let misspelt = try await diagnostics(replacing: "forbids:", with: "forbid:")
    #expect(misspelt.map(\.id) == [.unknownKey])
  }
}
