import Catalogue
import Diagnostics
import Exhibits
import Foundation
import Samples
import StaticSite
import Testing

@testable import Report

@Suite("The text of a variant")
@MainActor
struct VariantReaderTests {
  /// What is said of the variants' texts after a change in one of them.
  private func diagnostics(
    _ name: String, replacing old: String, with new: String
  ) async throws -> [Diagnostic] {
    try await diagnostics { variants in
      let file = variants.appending(path: "\(name).md")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func diagnostics(after change: (URL) throws -> Void) async throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = PublishedSite.root.appending(path: "content")
    try FileManager.default.copyItem(at: content, to: folder)
    try change(folder.appending(path: "variants"))
    // One sample in the patterns of its variants is enough here.
    let patterns = ["passive-mvp", "mvvm"]
    let implementations = Implementation.all.filter {
      $0.sample.id == "tally-counter" && patterns.contains($0.pattern)
    }
    var setup = SiteSetup(
      content: folder.path, templates: PublishedSite.root.appending(path: "templates").path)
    setup.renderer = CounterpointReport.renderer
    setup.reports = [
      CounterpointReport(
        content: folder.path, root: PublishedSite.root.path, implementations: implementations,
        variants: Variant.all)
    ]
    return await Site(setup).build().diagnostics.filter {
      $0.location?.file.contains("/variants/") == true
    }
  }

  private func words(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.message) | \($0.suggestion ?? "")" }
  }

  @Test("says nothing wrong as it is")
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
    #expect(Set(found.map(\.id)) == [.missingExhibit, .unknownExhibit])
    #expect(
      words(found).contains(
        "there is no variant 'button-targets-presenter' to play | "
          + "did you mean 'buttons-target-presenter'?"))
  }

  @Test("names scenarios of the variant's sample")
  func scenarios() async throws {
    let shown = try await diagnostics(
      "buttons-target-presenter", replacing: "scenario: one-tap", with: "scenario: one-tapp")
    #expect(shown.map(\.id) == [.unknownScenario])
    #expect(shown.first?.location?.line == 7)
    #expect(
      words(shown) == [
        "the variant's sample has no scenario 'one-tapp' | did you mean 'one-tap'?"
      ])
    let failing = try await diagnostics(
      "buttons-target-presenter", replacing: "scenario: one-tap",
      with: "scenario: one-tap\nfails:\n  hammerin: Why not?")
    #expect(
      words(failing) == [
        "the variant's sample has no scenario 'hammerin' | did you mean 'hammering'?"
      ])
  }

  @Test("changes the contract by directions that can be read, and that change something")
  func contract() async throws {
    let unread = try await diagnostics(
      "buttons-target-presenter", replacing: "- view ~> presenter",
      with: "- view ~> presentr")
    #expect(unread.map(\.id) == [.unknownRole])
    let needless = try await diagnostics(
      "buttons-target-presenter", replacing: "- view -> presenter (p)",
      with: "- view -> presenter (p)\n    - view -> model")
    #expect(needless.map(\.id) == [.contractChange])
  }

  @Test("says that a scenario fails only if it does")
  func fails() async throws {
    let found = try await diagnostics(
      "buttons-target-presenter", replacing: "scenario: one-tap",
      with: "scenario: one-tap\nfails:\n  hammering: It is said to.")
    #expect(found.map(\.id) == [.variantPasses])
    #expect(found.first?.location?.line == 9)
  }
}
