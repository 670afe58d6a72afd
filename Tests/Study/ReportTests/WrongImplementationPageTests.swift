import Exhibits
import Foundation
import Metrics
import Samples
import Testing

@testable import Evidence
@testable import Report

@Suite("The page of a wrong implementation")
@MainActor
struct WrongImplementationPageTests {
  private func page(of mistake: WrongImplementation) async throws -> String {
    try #require(
      try await PublishedSite.files["faults/\(mistake.id)/index.html"], "\(mistake.id) has no page")
  }

  @Test("shows code that differs, in files of the right implementation or new ones")
  func code() async throws {
    for mistake in WrongImplementation.all {
      let html = try await page(of: mistake)
      let lines = html.matches(of: #/<span class="(wrong|right)">/#).count
      #expect(lines > 0 && lines < 80, "\(mistake.id): \(lines) lines")
      #expect(html.contains("<section class=\"changed\">"), "\(mistake.id)")
      #expect(html.contains(#/beside <a href="[^"]*\/samples\/[^"]*#[A-Z-]+-\d/#), "\(mistake.id)")
    }
  }

  @Test("shows a recording that differs")
  func recording() async throws {
    for mistake in WrongImplementation.all {
      let html = try await page(of: mistake)
      let messages = html.matches(of: #/<li class="(wrong|right) depth-\d">/#).count
      #expect(messages > 0, "\(mistake.id)")
    }
  }

  @Test("names no type by the name that only the wrong implementation has, but for its files")
  func names() async throws {
    for mistake in WrongImplementation.all {
      let messages = try await page(of: mistake).matches(of: #/<li class="[a-z]+ depth-\d">.*/#)
      let prefixed = messages.filter { $0.output.contains(mistake.prefix) }
      #expect(prefixed.isEmpty, "\(mistake.id): \(prefixed.first?.output ?? "")")
    }
  }

  @Test("compares numbers as far as the wrong one came")
  func stopped() async throws {
    let mistake = try #require(WrongImplementation.all.first { $0.id == "dispatches-inside" })
    let html = try await page(of: mistake)
    #expect(html.contains("stops in the step"))
    // Of the right one two entries count, and not the steps that follow them.
    let table = try #require(html.components(separatedBy: "While the app was used").last)
    let numbers = table.matches(of: #/<td[^>]*>([\d,]+)<\/td>/#).compactMap {
      Int($0.1.replacing(",", with: ""))
    }
    #expect(numbers.count == 2 * Metric.ofSteps.count)
    #expect(zip(numbers, numbers.dropFirst(numbers.count / 2)).allSatisfy { abs($0 - $1) <= 8 })
    #expect(try await !page(of: WrongImplementation.all[0]).contains("cannot go on"))
  }

  @Test("shows what the program prints, or the number that tells")
  func caught() async throws {
    for mistake in WrongImplementation.all {
      let html = try await page(of: mistake)
      let isPrinted = html.contains("<div class=\"diagnostic\"") && html.contains(mistake.id)
      #expect(isPrinted || html.contains("#redundant-effects"), "\(mistake.id)")
    }
  }

  @Test("shows both screens where they differ, and says where they do not")
  func screens() async throws {
    for mistake in WrongImplementation.all {
      let html = try await page(of: mistake)
      let screens = html.matches(of: #/<figure class="screen/#).count
      #expect(screens == 2 || html.contains("both show the same screen"), "\(mistake.id)")
      let seen = ["stays-enabled", "stale-title", "binds-both-ways", "older-answer-wins"]
      if seen.contains(mistake.id) { #expect(screens == 2, "\(mistake.id)") }
    }
  }

  @Test("is listed, and linked to from its pattern")
  func links() async throws {
    let files = try await PublishedSite.files
    let list = try #require(files["faults/index.html"])
    for mistake in WrongImplementation.all {
      #expect(list.contains("\(mistake.id)/index.html"), "\(mistake.id)")
      let pattern = try #require(files["patterns/\(mistake.implementation.pattern)/index.html"])
      #expect(pattern.contains("faults/\(mistake.id)/index.html"), "\(mistake.id)")
    }
  }
}
