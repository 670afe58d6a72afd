import Catalogue
import Foundation
import Samples
import Testing

@testable import Report

@Suite("The published site")
@MainActor
struct PublishedSiteTests {
  @Test("has every page of the plan")
  func paths() async throws {
    let paths = Set(try await PublishedSite.files.keys)
    var expected = ["", "patterns/", "samples/", "metrics/", "glossary/"]
    for implementation in Implementation.all {
      let sample = implementation.sample.id
      expected += ["samples/\(sample)/", "patterns/\(implementation.pattern)/"]
      expected.append("samples/\(sample)/code/\(implementation.pattern)/")
    }
    for path in expected { #expect(paths.contains("\(path)index.html"), "\(path)") }
  }

  @Test("shows two patterns in every step of a scenario, and each on a page of its own")
  func lockstep() async throws {
    let pages = try await PublishedSite.pages().filter { $0.html.contains("class=\"score\"") }
    #expect(pages.count > 20)
    for page in pages where page.path != "index.html" {
      let steps = page.html.matches(of: #/<section class="step"/#).count
      let parts = page.html.matches(of: #/<article class="part/#).count
      // samples, the sample, the scenario, and below it the pattern
      let patterns = page.path.split(separator: "/").count == 4 ? 2 : 1
      #expect(steps > 0 && parts == steps * patterns, "\(page.path): \(parts) in \(steps)")
    }
  }

  @Test("has one first heading on each page, and skips no level")
  func headings() async throws {
    for page in try await PublishedSite.pages() {
      let levels = page.html.matches(of: #/<h([1-6])[ >]/#).compactMap { Int($0.1) }
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(page.path)")
      let skips = zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }
      #expect(skips.isEmpty, "\(page.path): \(skips)")
    }
  }

  @Test("holds no inline style and no inline script")
  func policy() async throws {
    for page in try await PublishedSite.pages() {
      #expect(!page.html.contains(" style="), "\(page.path)")
      #expect(!page.html.contains("<style"), "\(page.path)")
      #expect(page.html.matches(of: #/<script(?![^>]* src=)/#).isEmpty, "\(page.path)")
      #expect(page.html.matches(of: #/ on[a-z]+="/#).isEmpty, "\(page.path)")
    }
  }

  @Test("gives every identifier once on a page")
  func identifiers() async throws {
    for page in try await PublishedSite.pages() {
      var seen: Set<Substring> = []
      let twice = page.html.matches(of: #/ id="([^"]*)"/#).map(\.1).filter {
        !seen.insert($0).inserted
      }
      #expect(twice.isEmpty, "\(page.path): \(twice.prefix(3))")
    }
  }

  /// The columns of a step are reached by the links in them.
  @Test("lets everything that scrolls be reached by the keyboard, and names it")
  func regions() async throws {
    let scrolling = #/<div class="(scroll|figure|listing)"[^>]*>/#
    for page in try await PublishedSite.pages() {
      for match in page.html.matches(of: scrolling) {
        #expect(match.0.contains("tabindex=\"0\""), "\(page.path): \(match.0)")
        #expect(match.0.contains("role=\"region\" aria-label="), "\(page.path): \(match.0)")
      }
    }
  }

  @Test("has a twin in Markdown beside every page of a report")
  func twins() async throws {
    let files = try await PublishedSite.files
    for page in try await PublishedSite.pages()
    where page.path.hasPrefix("samples/") || page.path.hasPrefix("patterns/") {
      let twin = page.path.replacing("index.html", with: "index.md")
      #expect(files[twin]?.hasPrefix("# ") == true, "\(twin)")
    }
  }

  @Test("has no link in a twin that leads nowhere")
  func twinLinks() async throws {
    let files = try await PublishedSite.files
    let twins = files.filter { $0.key.hasSuffix(".md") && !$0.key.contains("/code/") }
    var count = 0
    for (path, text) in twins {
      // What is code, or a row of a difference, is no link.
      let prose = text.replacing(#/(?s)\n```.*?\n```/#, with: "")
      for match in prose.matches(of: #/\]\((?!https?:)([^)\s#:?]+)/#) {
        let target = URL(filePath: "/" + path).deletingLastPathComponent()
          .appending(path: String(match.1)).standardized.path
        #expect(files[String(target.dropFirst())] != nil, "\(path): \(match.1)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("leads from an event to its line")
  func sources() async throws {
    let files = try await PublishedSite.files
    let page = try #require(files["samples/tally-counter/one-tap/index.html"])
    let links = page.matches(of: #/href="\.\.\/code\/([a-z-]+)\/index\.html#([A-Z-]+-\d+)"/#)
    #expect(links.count > 20)
    for link in links {
      let code = files["samples/tally-counter/code/\(link.1)/index.html"]
      #expect(code?.contains("id=\"\(link.2)\"") == true, "\(link.0)")
    }
  }
}
