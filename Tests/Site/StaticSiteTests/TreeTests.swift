import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

/// A site whose layout shows both trees.
private struct Grove {
  let folder: TemporaryFolder

  init(layout: String = Grove.layout) throws {
    folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: S\npaginate: 2\n")
        TextFile("index.md", "---\ntitle: Home\n---\n")
        TextFile("404.md", "---\ntitle: None\n---\n")
        TextFile("about.md", "---\ntitle: About\nweight: 9\n---\n")
        Folder("guide") {
          TextFile("index.md", "---\ntitle: Guide\ntags: [x]\n---\n")
          TextFile("b.md", "---\ntitle: B\nweight: 1\n---\n")
          Folder("deep") {
            TextFile("index.md", "---\ntitle: Deep\n---\n")
            TextFile("c.md", "---\ntitle: C\n---\n")
            TextFile("d.md", "---\ntitle: D\n---\n")
            TextFile("e.md", "---\ntitle: E\n---\n")
          }
        }
        Folder("notes") {
          TextFile("index.md", "---\ntitle: Notes\n---\n")
          TextFile("n.md", "---\ntitle: N\n---\nWords.\n")
        }
      }
      Folder("templates") {
        TextFile("page.mustache", "{{<layout}}{{/layout}}{{{body}}}")
        TextFile("layout.mustache", "<title>{{title}}</title>" + layout)
        TextFile("term.mustache", "{{<layout}}{{/layout}}")
        TextFile("taxonomy.mustache", "{{<layout}}{{/layout}}")
        TextFile(
          "branch.mustache",
          "{{title}}{{#current}}!{{/current}}{{#open}}+{{/open}}"
            + "{{^empty(children)}}({{#children}}{{> branch}}{{^last()}} {{/last()}}{{/children}}){{/empty(children)}}"
        )
      }
    }
  }

  static let layout =
    "<p>{{#menu}}{{title}}{{#current}}!{{/current}}{{#open}}+{{/open}} {{/menu}}</p>"
    + "<q>{{#tree}}{{> branch}}{{/tree}}</q>"

  var setup: SiteSetup {
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.explainsRebuilds = true
    return setup
  }

  /// Returns what a page shows of the menu and of the tree.
  static func shown(_ path: String, _ site: BuiltSite) throws -> [String] {
    let html = String(decoding: try #require(site.file(at: path), "\(path)").bytes, as: UTF8.self)
    let match = try #require(html.firstMatch(of: #/<p>(.*) <\/p><q>(.*)<\/q>/#), "\(html)")
    return [String(match.1), String(match.2)]
  }
}

@Suite("Menus and trees") struct TreeTests {
  @Test(
    "Show what stands in the root and around a page, in the order of lists, with the way marked",
    arguments: [
      ("index.html", "Guide Notes About", ""), ("404.html", "Guide Notes About", ""),
      ("about/index.html", "Guide Notes About!+", ""),
      ("guide/index.html", "Guide!+ Notes About", "Guide!+(Deep(C D E) B)"),
      ("guide/b/index.html", "Guide+ Notes About", "Guide+(Deep(C D E) B!+)"),
      ("guide/deep/index.html", "Guide+ Notes About", "Guide+(Deep!+(C D E) B)"),
      ("guide/deep/page/2/index.html", "Guide+ Notes About", "Guide+(Deep!+(C D E) B)"),
      ("guide/deep/d/index.html", "Guide+ Notes About", "Guide+(Deep+(C D!+ E) B)"),
      ("notes/n/index.html", "Guide Notes+ About", "Notes+(N!+)"),
      ("tags/x/index.html", "Guide Notes About", ""),
    ])
  func marked(_ path: String, _ menu: String, _ tree: String) async throws {
    let grove = try Grove()
    let site = await Site(grove.setup).build()
    #expect(site.diagnostics.isEmpty)
    #expect(try Grove.shown(path, site) == [menu, tree])
  }

  @Test("A text below a folder without a page stands in the tree of the next one")
  func withoutPage() async throws {
    let grove = try Grove()
    try FileManager.default.removeItem(atPath: grove.folder.path("content/guide/deep/index.md"))
    let site = await Site(grove.setup).build()
    #expect(site.diagnostics.map(\.id) == [.folderWithoutPage])
    #expect(
      try Grove.shown("guide/deep/d/index.html", site)[1] == "Guide+(C D!+ E B)")
  }

  /// The pages that are rendered again after a file has changed.
  private func rendered(_ path: String, _ text: String, layout: String = Grove.layout) async throws
    -> [String]
  {
    let grove = try Grove(layout: layout)
    let site = Site(grove.setup)
    _ = await site.build()
    try grove.folder.write(text, to: path)
    let rebuild = try #require(await site.update([grove.folder.path(path)]).rebuild)
    return rebuild.pages.map { "\($0.address) \($0.outcome)" }
  }

  @Test("Words of a text reach no other page")
  func words() async throws {
    let text = "---\ntitle: N\nsummary: S\n---\nOther words, and more of them.\n"
    let pages = try await rendered("content/notes/n.md", text)
    #expect(pages == ["/notes/ unchanged", "/notes/n/ changed"])
  }

  @Test("A title reaches the pages of its tree")
  func title() async throws {
    let pages = try await rendered("content/notes/n.md", "---\ntitle: New\n---\nWords.\n")
    #expect(pages == ["/notes/ changed", "/notes/n/ changed"])
  }

  @Test("A title in the root reaches every page that shows the menu")
  func root() async throws {
    let pages = try await rendered("content/about.md", "---\ntitle: New\nweight: 9\n---\n")
    #expect(pages.count == 14)
    #expect(pages.allSatisfy { $0.hasSuffix(" changed") })
  }

  @Test("A title reaches nobody but its neighbours where no template names a tree")
  func unnamed() async throws {
    let pages = try await rendered(
      "content/guide/deep/c.md", "---\ntitle: New\n---\n", layout: "")
    #expect(
      pages == ["/guide/deep/ unchanged", "/guide/deep/c/ changed", "/guide/deep/d/ unchanged"])
  }

  @Test("A template that begins to name a tree shows it, and each change from then on")
  func begins() async throws {
    let grove = try Grove(layout: "<p> </p><q></q>")
    let site = Site(grove.setup)
    #expect(try Grove.shown("notes/n/index.html", await site.build()) == ["", ""])
    let paths = ["templates/layout.mustache", "content/notes/n.md"].map(grove.folder.path)
    try grove.folder.write(
      "<title>{{title}}</title>" + Grove.layout, to: "templates/layout.mustache")
    let shown = try Grove.shown("notes/n/index.html", await site.update([paths[0]]))
    #expect(shown == ["Guide Notes+ About", "Notes+(N!+)"])
    try grove.folder.write("---\ntitle: New\n---\n", to: "content/notes/n.md")
    let later = try Grove.shown("notes/index.html", await site.update([paths[1]]))
    #expect(later == ["Guide Notes!+ About", "Notes!+(New)"])
  }

  @Test("A misspelt part of a node is a fault of the template")
  func misspelt() async throws {
    let grove = try Grove(layout: "{{#tree}}{{#childen}}{{/childen}}{{/tree}}")
    let site = await Site(grove.setup).build()
    #expect(site.diagnostics.map(\.id) == [.unknownValue])
    #expect(site.diagnostics.first?.suggestion == "did you mean 'children'?")
  }
}

@Suite("Folders without a page") struct FolderWithoutPageTests {
  /// Files of content more, and what is said.
  static let rows: [([String: String], [String])] = [
    (
      ["a/b.md": "B"],
      [
        "content/a/b.md: warning: the folder 'a/' of this text has no page of its own [folder-without-page]; write 'content/a/index.md'"
      ]
    ),
    (["a/b.md": "B", "a/index.md": "A"], []), (["a/b.md": "B", "a.md": "A"], []),
    (
      ["a/b/c.md": "C", "a/b/index.md": "B"],
      [
        "content/a/b/index.md: warning: the folder 'a/' of this text has no page of its own [folder-without-page]; write 'content/a/index.md'"
      ]
    ),
    (["a/b.md": "B", "a/index.html": ""], []),
    (["a/b.md": "B", "c.md": "C\naliases: [a]"], []),
    (["a/b.md": "B", "a/index.md": "A\ndraft: true"], []),
    (["a/dot.txt": "", "data/b.yml": "c"], []),
  ]

  @Test("Are reported with a text in them and what to write", arguments: rows)
  func folders(_ files: [String: String], _ expected: [String]) async throws {
    let small = try SmallSite()
    try small.folder.write("{{target}}", to: "templates/redirect.mustache")
    for (path, text) in files {
      let isText = path.hasSuffix(".md")
      try small.folder.write(isText ? "---\ntitle: \(text)\n---\n" : text, to: "content/" + path)
    }
    let found = await small.load().diagnostics.map {
      "\($0); \($0.suggestion ?? "")".replacing(small.folder.url.path + "/", with: "")
    }
    #expect(found == expected)
  }

  @Test("So is a site without a first page")
  func first() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: B\n---\n", to: "content/b.md")
    try FileManager.default.removeItem(atPath: small.folder.path("content/index.md"))
    try small.folder.write("---\ntitle: A\nminutes: 1\n---\n", to: "content/recipes/bread.md")
    let found = await small.load().diagnostics
    #expect(found.map(\.message) == ["the site has no first page"])
  }
}
