import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

/// A site whose layout lists the newest texts and all tags on every page.
private struct ListedSite {
  let folder: TemporaryFolder

  init(
    settings: String = "newest: 2\n",
    layout: String =
      "<p>{{#newest}}{{title}} {{date.text}};{{/newest}}</p>"
      + "<q>{{#taxonomies.tags}}{{title}} {{count}} {{address}};{{/taxonomies.tags}}</q>"
  ) throws {
    folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: S\n\(settings)")
        TextFile("index.md", "---\ntitle: Home\n---\n")
        Folder("notes") {
          TextFile("index.md", "---\ntitle: Notes\ndate: 2026-09-09\n---\n")
          TextFile("a.md", "---\ntitle: A\ndate: 2026-01-01\ntags: [Reed]\nweight: -9\n---\n")
          TextFile("b.md", "---\ntitle: B\ndate: 2026-03-01\ntags: [Reed, Bow]\n---\n")
          TextFile("c.md", "---\ntitle: C\ndate: 2026-02-01\n---\n")
          TextFile("d.md", "---\ntitle: D\n---\n")
        }
      }
      Folder("templates") {
        TextFile("page.mustache", "<title>{{title}}</title>\(layout)")
        TextFile("term.mustache", "<title>{{title}}</title>")
        TextFile("taxonomy.mustache", "<title>{{title}}</title>")
      }
    }
  }

  var site: Site {
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.explainsRebuilds = true
    return Site(setup)
  }

  /// The finished site; the folder is there until then.
  func built() async -> BuiltSite { await site.build() }

  /// The newest texts and the tags that a page shows.
  static func shown(_ site: BuiltSite, _ path: String = "notes/d/index.html") throws -> [String] {
    let html = String(decoding: try #require(site.file(at: path)).bytes, as: UTF8.self)
    let match = try #require(html.firstMatch(of: #/<p>(.*)</p><q>(.*)</q>/#), "\(html)")
    return [String(match.1), String(match.2)]
  }
}

@Suite("The newest texts and all terms") struct SharedListTests {
  @Test("are on every page, the newest by date whatever their weight, without folders' own pages")
  func listed() async throws {
    let site = try await ListedSite().built()
    #expect(site.diagnostics.isEmpty)
    for path in ["index.html", "notes/index.html", "notes/a/index.html"] {
      #expect(
        try ListedSite.shown(site, path)
          == ["B 2026-03-01;C 2026-02-01;", "Bow 1 /tags/bow/;Reed 2 /tags/reed/;"])
    }
  }

  @Test("are as many as the site says, and five if it says nothing")
  func counts() async throws {
    let all = "B 2026-03-01;C 2026-02-01;A 2026-01-01;"
    #expect(try ListedSite.shown(await ListedSite(settings: "").built())[0] == all)
    let one = try await ListedSite(settings: "newest: 1\n").built()
    #expect(try ListedSite.shown(one)[0] == "B 2026-03-01;")
    let none = try await ListedSite(settings: "newest: 0\n").built()
    #expect(none.diagnostics.map(\.location?.range?.start.line) == [2])
  }

  @Test("affect all pages that show them where they differ, and none where they do not")
  func affected() async throws {
    let listed = try ListedSite()
    let site = listed.site
    _ = await site.build()
    try listed.folder.write(
      "---\ntitle: Old\ndate: 2026-01-01\ntags: [Reed]\nweight: -9\n---\n",
      to: "content/notes/a.md")
    let old = try #require(await site.update([listed.folder.path("content/notes/a.md")]).rebuild)
    #expect(old.pages.filter { $0.outcome == .changed }.map(\.address) == ["/notes/a/"])
    try listed.folder.write(
      "---\ntitle: New\ndate: 2026-03-01\ntags: [Reed, Bow]\n---\n", to: "content/notes/b.md")
    let new = await site.update([listed.folder.path("content/notes/b.md")])
    #expect(try ListedSite.shown(new)[0] == "New 2026-03-01;C 2026-02-01;")
    let changed = try #require(new.rebuild).pages.filter { $0.outcome == .changed }
    #expect(changed.count == 6)
  }

  @Test("are made once a template begins to name them")
  func begins() async throws {
    let listed = try ListedSite(layout: "<p></p><q></q>")
    let site = listed.site
    #expect(try ListedSite.shown(await site.build()) == ["", ""])
    try listed.folder.write(
      "<title>{{title}}</title><p>{{#newest}}{{title}}{{/newest}}</p><q></q>",
      to: "templates/page.mustache")
    let named = await site.update([listed.folder.path("templates/page.mustache")])
    #expect(try ListedSite.shown(named) == ["BC", ""])
  }

  @Test("A taxonomy that the site has not is unknown in a template")
  func unknown() async throws {
    let site = try await ListedSite(
      layout: "<p></p><q>{{#taxonomies.tagz}}{{title}}{{/taxonomies.tagz}}</q>"
    ).built()
    #expect(site.diagnostics.map(\.id) == [.unknownValue])
  }
}
