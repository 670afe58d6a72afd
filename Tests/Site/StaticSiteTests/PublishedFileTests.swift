import Diagnostics
import Foundation
import StaticSite
import TestSupport
import Testing

@Suite("What a folder holds besides texts")
struct PublishedFileTests {
  @Test("is passed over where an editor left it, and published where it is meant to be")
  func names() async throws {
    let site = try ListingSite([
      "content/a.md": "---\ntitle: A\n---\n[x](.well-known/security.txt) [y](b/api.yaml)\n",
      "content/a.md~": "x", "content/#a.md#": "x", "content/4913": "x", "content/a.md.swp": "x",
      "content/.hidden": "x", "content/.well-known/security.txt": "x", "content/b/api.yaml": "a: b",
      "content/b/manifest.json": "{}", "content/data/team.yml": "a: b",
    ])
    let built = await site.built()
    #expect(site.found(built) == [])
    for path in [".well-known/security.txt", "b/api.yaml", "b/manifest.json"] {
      #expect(built.file(at: path) != nil, "\(path)")
    }
    for path in ["a.md~", "#a.md#", "4913", "a.md.swp", ".hidden", "data/team.yml", "site.yml"] {
      #expect(built.file(at: path) == nil, "\(path)")
    }
  }

  @Test("is refused where a link leads to it from elsewhere, a text as well as a file")
  func links() async throws {
    let site = try ListingSite(["content/a.md": "---\ntitle: A\n---\n", "content/b.txt": "x"])
    let content = URL(filePath: site.folder.path("content"))
    try site.folder.write("secret", to: "secret.txt")
    for (name, target) in [
      ("c.txt", "../secret.txt"), ("d.md", "../secret.txt"), ("e.txt", "b.txt"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: content.appending(path: name).path, withDestinationPath: target)
    }
    let built = await site.built()
    #expect(
      site.found(built).map { $0.split(separator: ":")[0] } == ["content/c.txt", "content/d.md"])
    #expect(built.file(at: "e.txt") != nil)
  }

  @Test("stays out where only a draft beside it names it, until something that is published does")
  func drafts() async throws {
    let draft = "---\ntitle: S\ndraft: true\n---\n![p](plan.png) ![q](seen.png)\n"
    let texts = [
      "content/secret/index.md": draft, "content/secret/plan.png": "x",
      "content/secret/seen.png": "x", "content/secret/other.png": "x", "content/secret/n.png": "x",
      "content/a.md": "---\ntitle: A\n---\n![q](secret/seen.png)\n",
    ]
    let site = try ListingSite(texts)
    let setup = SiteSetup(
      content: site.folder.path("content"), templates: site.folder.path("templates"))
    let building = Site(setup)
    var built = await building.build()
    #expect(built.file(at: "secret/plan.png") == nil)
    #expect(built.file(at: "secret/seen.png") != nil && built.file(at: "secret/other.png") != nil)
    #expect(built.file(at: "secret/n.png") != nil)
    try site.folder.write("---\ntitle: A\n---\n![q](secret/plan.png)\n", to: "content/a.md")
    built = await building.update([site.folder.path("content/a.md")])
    #expect(built.file(at: "secret/plan.png") != nil && built.file(at: "secret/seen.png") == nil)
  }

  @Test("is refused where its name is one that other generators have for texts")
  func otherNames() async throws {
    let site = try ListingSite(["content/a.markdown": "x", "content/b.MD": "x"])
    let built = await site.built()
    let suggestions = built.diagnostics.compactMap(\.suggestion)
    #expect(
      suggestions.contains("name the file 'a.md'") && suggestions.contains("name the file 'b.md'"))
  }
}

@Suite("What would grow beyond bounds")
struct BoundTests {
  @Test("is refused in templates that call one another")
  func templates() async throws {
    var chain = ["content/a.md": "---\ntitle: A\n---\n"]
    for number in 0..<3000 { chain["templates/p\(number).mustache"] = "{{> p\(number + 1)}}" }
    chain["templates/p3000.mustache"] = "x"
    chain["templates/page.mustache"] = "{{title}}{{> p0}}"
    var site = try ListingSite(chain)
    #expect(site.found(await site.built()).contains { $0.contains("through more than 100 others") })
    var twice = ["content/a.md": "---\ntitle: A\n---\n", "templates/p25.mustache": "x"]
    for number in 0..<25 {
      twice["templates/p\(number).mustache"] = "{{> p\(number + 1)}}{{> p\(number + 1)}}"
    }
    twice["templates/page.mustache"] = "{{title}}{{> p0}}"
    site = try ListingSite(twice)
    #expect(site.found(await site.built()).contains { $0.contains("more than 10000 times") })
  }

  @Test("is refused in tables whose rows lack their cells")
  func tables() async throws {
    let head = String(repeating: "|a", count: 1000) + "|\n" + String(repeating: "|-", count: 1000)
    let rows = String(repeating: "|b|\n", count: 1000)
    let site = try ListingSite(["content/a.md": "---\ntitle: A\n---\n\(head)|\n\(rows)"])
    let found = site.found(await site.built())
    #expect(found.count == 1 && found[0].contains("lack more than 100000 cells"))
    #expect(found[0].hasPrefix("content/a.md:4"))
  }
}

@Suite("Addresses that are no faults, or are")
struct BrowserAddressTests {
  @Test("lead to a text fragment, which browsers find by themselves")
  func fragments() async throws {
    let site = try ListingSite([
      "content/a.md":
        "---\ntitle: A\n---\n# B\n\n[x](#:~:text=b) [y](a.md#b:~:text=c) [z](a.md#c:~:text=d)\n"
    ])
    let found = site.found(await site.built())
    #expect(found.count == 1 && found[0].contains("has no anchor 'c'"))
  }

  @Test("suggest nothing where a name of a letter or two resembles everything")
  func short() async throws {
    let site = try ListingSite([
      "content/a/index.md": "---\ntitle: A\n---\n[g](g) [if](if)\n",
      "content/a/02-if.md": "---\ntitle: B\n---\n",
    ])
    let diagnostics = await site.built().diagnostics.filter { $0.id == .brokenLink }
    #expect(diagnostics.count == 2 && diagnostics.allSatisfy { $0.suggestion == nil })
  }

  @Test("are unsafe in a directive's argument, too")
  func directives() async throws {
    let site = try ListingSite([
      "templates/directives/go.mustache":
        "---\narguments:\n  to: link\n---\n<a href=\"{{to}}\">x</a>",
      "content/a.md": "---\ntitle: A\n---\n```{go to=\"javascript:alert(1)\"}\n```\n",
    ])
    let found = site.found(await site.built())
    #expect(found.count == 1 && found[0].contains("[unsafe-link]"))
  }
}
