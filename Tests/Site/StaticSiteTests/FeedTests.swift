import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Feeds") struct FeedTests {
  private func site(_ settings: String) throws -> ListingSite {
    let texts = try ListingSite([
      "content/notes/index.md": "---\ntitle: Notes\n---\n",
      "content/notes/a.md":
        "---\ntitle: A\ndate: 2024-01-01\ntags: [Low reed]\n---\n# B\n\n[b](#b) [h](../index.md) "
        + "![p](p.svg) [w](https://e.org/?a&b) [f](/p.txt#x)\n",
      "content/notes/b.md": "---\ntitle: C\ntags: [Low reed, bow]\n---\n",
      "content/notes/p.svg": "<svg/>", "content/p.txt": "",
      "templates/term.mustache":
        "<title>{{title}}</title>{{#feed}}<a href=\"{{feed}}\">f</a>{{/feed}}",
    ])
    try texts.folder.write(
      "title: S\nbase-url: https://example.org/x/\n\(settings)", to: "content/site.yml")
    return texts
  }

  private func text(_ built: BuiltSite, _ path: String) -> String? {
    built.file(at: path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("have summaries, and there is one, if the site does not say otherwise")
  func usual() async throws {
    let texts = try site("")
    let built = await texts.built()
    #expect(texts.found(built) == [])
    #expect(text(built, "feed.xml")?.contains("<content") == false)
    #expect(!built.files.contains { $0.path == "tags/low-reed/feed.xml" })
    #expect(text(built, "tags/low-reed/index.html")?.contains("<a") == false)
  }

  @Test("have whole texts, with addresses that lead there from anywhere")
  func whole() async throws {
    let texts = try site("feed-content: full\n")
    let feed = try #require(text(await texts.built(), "feed.xml"))
    let content = try #require(
      feed.firstMatch(of: #/<content type="html">(.*?)<\/content>/#.dotMatchesNewlines()))
    let root = "href=&quot;https://example.org/x/"
    for part in [
      root + "notes/a/#b&quot;", root + "&quot;", "src=&quot;https://example.org/x/notes/p.svg",
      "href=&quot;https://e.org/?a&amp;amp;b&quot;", root + "p.txt#x",
    ] {
      #expect(content.1.contains(part), "\(part) \(content.1)")
    }
  }

  @Test("are there for each term of the taxonomies that the site names, also for one without dates")
  func terms() async throws {
    let texts = try site("term-feeds: [tags]\n")
    let built = await texts.built()
    #expect(texts.found(built) == [])
    let reed = try #require(text(built, "tags/low-reed/feed.xml"))
    #expect(reed.contains("<title>Low reed · S</title>"))
    #expect(reed.contains("<id>https://example.org/x/tags/low-reed/</id>"))
    #expect(reed.split(separator: "<entry>").count == 2)
    #expect(text(built, "tags/bow/feed.xml")?.contains("<entry>") == false)
    #expect(text(built, "tags/low-reed/index.html")?.contains("href=\"feed.xml\"") == true)
    for path in ["feed.xml", "tags/low-reed/feed.xml", "tags/bow/feed.xml"] {
      let parser = XMLDocumentCheck(try #require(text(built, path)))
      #expect(parser.isWellFormed, "\(path)")
    }
  }

  @Test("of a taxonomy that there is not are refused")
  func unknown() async throws {
    let texts = try site("term-feeds: [tag]\nfeed-content: whole\n")
    let found = await texts.built().diagnostics
    #expect(found.map(\.id) == [.unknownWord, .unknownWord])
    #expect(found.contains { $0.suggestion?.contains("tags") == true })
  }

  @Test("follow their texts while a site is edited")
  func edited() async throws {
    let texts = try site("term-feeds: [tags]\nfeed-content: full\n")
    let site = Site(
      SiteSetup(content: texts.folder.path("content"), templates: texts.folder.path("templates")))
    _ = await site.build()
    try texts.folder.write(
      "---\ntitle: C\ndate: 2025-01-01\ntags: [bow, horn]\n---\nNew words.\n",
      to: "content/notes/b.md")
    let built = await site.update([texts.folder.path("content/notes/b.md")])
    let fresh = await texts.built()
    for path in ["feed.xml", "tags/bow/feed.xml", "tags/low-reed/feed.xml", "tags/horn/feed.xml"] {
      #expect(text(built, path) != nil && text(built, path) == text(fresh, path), "\(path)")
    }
    #expect(text(built, "tags/horn/feed.xml")?.contains("New words.") == true)
  }
}

/// Checks that a text is XML, by a minimum of rules: every tag is closed, no sign stands alone.
private struct XMLDocumentCheck {
  let isWellFormed: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var isRight = text.firstMatch(of: #/&(?!(amp|lt|gt|quot|#39);)/#) == nil
    for match in text.matches(of: #/<(\/?)([\w:]+)[^<>]*?(\/?)>/#) where isRight {
      if match.1 == "/" {
        isRight = open.popLast() == match.2
      } else if match.3.isEmpty {
        open.append(match.2)
      }
    }
    isWellFormed = isRight && open.isEmpty
  }
}
