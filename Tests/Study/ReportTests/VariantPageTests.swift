import Exhibits
import Foundation
import Samples
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("The page of a variant")
@MainActor
struct VariantPageTests {
  private func page(of variant: Variant) async throws -> String {
    try #require(
      try await PublishedSite.files["variants/\(variant.id)/index.html"],
      "\(variant.id) has no page")
  }

  @Test("shows code that differs, beside lines of the pattern's own")
  func code() async throws {
    for variant in Variant.all {
      let html = try await page(of: variant)
      let lines = html.matches(of: #/<span class="(first|second)">/#).count
      #expect(lines > 0, "\(variant.id)")
      #expect(html.contains(#/<h3><a href="[^"]*\/samples\/[^"]*#[A-Z-]+-\d/#), "\(variant.id)")
    }
  }

  @Test("shows files that are only in one of the two as that")
  func onlyInOne() async throws {
    let html = try await PublishedSite.files["variants/view-generic-over-view-model/index.html"]
    let page = try #require(html)
    #expect(
      page.contains(
        "CounterViewModeling.swift <span class=\"note\">missing in the pattern’s own "
          + "implementation</span>"))
    #expect(!page.contains("missing in the variant"))
    #expect(!page.contains("Binder.swift"))
  }

  @Test("shows in what the contracts differ, and of both how large they are")
  func contractAndNumbers() async throws {
    for variant in Variant.all {
      let html = try await page(of: variant)
      #expect(
        html.contains("Only the variant</h3>") == (try hasOwnContract(variant)), "\(variant.id)")
      for metric in ["code-lines", "messages", "notifications", "effects"] {
        #expect(html.contains("/metrics/index.html#\(metric)\""), "\(variant.id): \(metric)")
      }
    }
  }

  @Test("counts the doubles of a variant whose deciding role has tests")
  func doubles() async throws {
    let row = "/metrics/index.html#doubles-needed\""
    for variant in Variant.all {
      let isTested = [
        "view-generic-over-presenter", "presenter-makes-presenter", "view-as-output",
        "injected-navigator",
      ].contains(variant.id)
      #expect(try await page(of: variant).contains(row) == isTested, "\(variant.id)")
    }
  }

  @Test("is listed, linked to from its pattern, and in a twin")
  func links() async throws {
    let files = try await PublishedSite.files
    let list = try #require(files["variants/index.html"])
    for variant in Variant.all {
      #expect(list.contains("\(variant.id)/index.html"), "\(variant.id)")
      let pattern = "patterns/\(variant.implementation.pattern)/index"
      #expect(files["\(pattern).html"]?.contains("variants/\(variant.id)/index.html") == true)
      #expect(files["\(pattern).md"]?.contains("variants/\(variant.id)/") == true)
      let twin = try #require(files["variants/\(variant.id)/index.md"])
      for heading in ["The code", "Numbers", "What it gains", "What it costs"] {
        #expect(twin.contains("## \(heading)\n"), "\(variant.id): \(heading)")
      }
      #expect(
        twin.contains("## The contract\n") == (try hasOwnContract(variant)), "\(variant.id)")
    }
  }

  /// Tells whether the text of a variant says in what its contract differs from the pattern's.
  private func hasOwnContract(_ variant: Variant) throws -> Bool {
    let file = packageRoot.appending(path: "content/variants/\(variant.id).md")
    return try String(contentsOf: file, encoding: .utf8).contains("\ncontract:\n")
  }

  @Test("is counted with no pattern, and in no list of implementations")
  func apart() async throws {
    let modules = Variant.all.map(\.folderName)
    for (path, html) in try await PublishedSite.pages()
    where !path.hasPrefix("variants/") && !path.hasPrefix("search") {
      #expect(!modules.contains { html.contains($0) }, "\(path)")
    }
  }
}
