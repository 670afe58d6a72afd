import Catalogue
import Foundation
import Identifiers
import Samples
import Testing

@testable import Evidence
@testable import Report

@Suite("The published site")
@MainActor
struct PublishedSiteTests {
  @Test("has every page of the plan")
  func paths() async throws {
    let paths = try await PublishedSite.paths
    var expected = ["", "patterns/", "samples/", "metrics/", "glossary/"]
    for implementation in Implementation.all {
      let sample = implementation.sample.id
      expected += ["samples/\(sample)/", "patterns/\(implementation.pattern)/"]
      expected.append("samples/\(sample)/code/\(implementation.pattern)/")
    }
    for path in expected { #expect(paths.contains("\(path)index.html"), "\(path)") }
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
    let paths = try await PublishedSite.paths
    let twins = files.filter { $0.key.hasSuffix(".md") && !$0.key.contains("/code/") }
    var count = 0
    for (path, text) in twins {
      // What is code, or a row of a difference, is no link.
      let prose = text.replacing(#/(?s)\n```.*?\n```/#, with: "")
      for match in prose.matches(of: #/\]\((?!https?:)([^)\s#:?]+)/#) {
        let target = URL(filePath: "/" + path).deletingLastPathComponent()
          .appending(path: String(match.1)).standardized.path
        #expect(paths.contains(String(target.dropFirst())), "\(path): \(match.1)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("says what a pattern is under a heading of its own, on the page and in its twin")
  func patterns() async throws {
    let files = try await PublishedSite.files
    for pattern in Set(Implementation.all.map(\.pattern)) {
      let page = try #require(files["patterns/\(pattern)/index.html"])
      #expect(page.contains("id=\"about\">\n<h2>What it is</h2>\n<p>"), "\(pattern)")
      let twin = try #require(files["patterns/\(pattern)/index.md"])
      #expect(twin.contains("\n## What it is\n\n"), "\(pattern)")
    }
  }

  @Test("explains those signs of matrices that a page has, and no others")
  func signs() async throws {
    let words = [
      ("class=\"direct\"", "A disc:"), ("class=\"by-protocol\"", "A ring:"),
      ("class=\"notified\"", "A bar:"), (" quiet\"", "Grey:"),
      ("class=\"subscribes quiet\"", "A slur:"), ("class=\"reads quiet\"", "A small ring:"),
      ("class=\"builds quiet\"", "A grey disc:"), ("class=\"forbidden\"", "A red cell"),
    ]
    let files = try await PublishedSite.files
    for implementation in Implementation.all where implementation.sample.id == "delayed-star" {
      let pattern = implementation.pattern
      let code = try #require(files["samples/delayed-star/code/\(pattern)/index.html"])
      let page = try #require(files["patterns/\(pattern)/index.html"])
      let figures = [
        code.components(separatedBy: "<h2>This sample").first,
        page.components(separatedBy: "id=\"implementations\"").last,
      ]
      for figure in figures.compactMap(\.self) {
        for (sign, word) in words {
          #expect(figure.contains(sign) == figure.contains(" \(word)"), "\(pattern) \(word)")
        }
      }
    }
  }

  @Test("says of each screen of a sample in which scenario and after which step it was seen")
  func screens() async throws {
    let files = try await PublishedSite.files
    for sample in Set(Implementation.all.map { $0.sample.id }) {
      let page = try #require(files["samples/\(sample)/index.html"])
      let list = try #require(page.firstMatch(of: #/(?s)<ul class="screens">.*?\n<\/ul>/#)).output
      let captions = list.matches(
        of: #/<a href="[^"]*#(opening|step-\d+)">[^<]+<\/a>, (Opening|Step \d+)/#)
      #expect(!captions.isEmpty, "\(sample)")
      #expect(captions.count == list.matches(of: #/<figure/#).count, "\(sample)")
    }
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
