import Diagnostics
import Foundation
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@Suite("Building a small site") struct BuildingTests {
  @Test("Texts become pages with links relative to each")
  func pages() async throws {
    let small = try SmallSite()
    try await small.build()
    let guide = try small.folder.text("site/guide/index.html")
    let sheet = try #require(
      FileManager.default.contentsOfDirectory(atPath: small.folder.path("site/assets")).first)
    #expect(sheet.wholeMatch(of: #/site\.[0-9a-z]{6,}\.css/#) != nil)
    #expect(
      guide == """
        <!doctype html>
        <html lang="en">
        <link rel="stylesheet" href="../assets/\(sheet)">
        <title>Guide</title>
        <link rel="canonical" href="https://example.org/small/guide/">
        <main>
        <p>A &amp; B</p><h1 id="two-words">Two words</h1>
        <p><img src="dot.txt" alt="dot" /></p>

        </main>
        </html>

        """)
    let home = try small.folder.text("site/index.html")
    #expect(home.contains("<a href=\"guide/index.html#two-words\">the guide</a>"))
    #expect(home.contains("href=\"assets/\(sheet)\""))
    let bread = try small.folder.text("site/recipes/bread/index.html")
    #expect(bread.contains("<a href=\"../../index.html\">Back</a>"))
    #expect(bread.contains("<p>90</p>"))
    #expect(
      try small.folder.text("site/sitemap.xml").contains(
        "<loc>https://example.org/small/recipes/bread/</loc>"))
  }

  @Test("Pages are written in as few bytes as mean the same, where a site asks for it")
  func minified() async throws {
    let small = try SmallSite()
    let settings = try small.folder.text("content/site.yml")
    try small.folder.write(settings + "minify: true\n", to: "content/site.yml")
    try small.folder.write(
      "---\ntitle: Home\n---\nSee \"[the guide](guide/index.md#two-words)\".\n\n    a   > b\n",
      to: "content/index.md")
    try await small.build()
    let home = try small.folder.text("site/index.html")
    #expect(home.contains("<html lang=en>"))
    #expect(home.contains("See \"<a href=guide/index.html#two-words>the guide</a>\"."))
    #expect(home.contains("<pre><code>a   > b\n</code></pre>"))
  }

  @Test("A bundle is its files one after the other, under a name that changes with any of them")
  func bundled() async throws {
    let small = try SmallSite()
    let settings = try small.folder.text("content/site.yml")
    try small.folder.write(
      settings + "bundles:\n  all.css: [base.css, site.css]\n  all.js: [a.js, b.js]\n",
      to: "content/site.yml")
    try small.folder.write("p { background: url(dot.png) }\n", to: "templates/assets/base.css")
    try small.folder.write("dot", to: "templates/assets/dot.png")
    try small.folder.write("const a = 1", to: "templates/assets/a.js")
    try small.folder.write("(() => a)()\n", to: "templates/assets/b.js")
    let page = try small.folder.text("templates/page.mustache")
    try small.folder.write(
      page + #"<link href="/assets/all.css"><script src="/assets/all.js"></script>"#,
      to: "templates/page.mustache")
    try await small.build()
    let home = try small.folder.text("site/index.html")
    let sheet = try #require(home.firstMatch(of: #/assets/all\.\w+\.css/#)?.output)
    let script = try #require(home.firstMatch(of: #/assets/all\.\w+\.js/#)?.output)
    #expect(
      try small.folder.text("site/\(sheet)")
        == "p { background: url(dot.png) }\n\nmain { color: black }\n")
    #expect(try small.folder.text("site/\(script)") == "const a = 1\n;\n(() => a)()\n")
    try small.folder.write("main { color: blue }\n", to: "templates/assets/site.css")
    try await small.build()
    #expect(try !small.folder.text("site/index.html").contains(sheet))
  }

  @Test("What a script imports, and sheets that import each other, are where their addresses lead")
  func ownNames() async throws {
    let small = try SmallSite()
    try small.folder.write("@import \"b.css\";", to: "templates/assets/a.css")
    try small.folder.write("@import \"a.css\";", to: "templates/assets/b.css")
    try small.folder.write(
      "import { x } from \"./lib/x.js\"; import('./y.js')", to: "templates/assets/app.js")
    try small.folder.write("export { z } from '../z.js'", to: "templates/assets/lib/x.js")
    try small.folder.write("export const y = 1", to: "templates/assets/y.js")
    try small.folder.write("export const z = 1", to: "templates/assets/z.js")
    try await small.build()
    let assets = URL(filePath: small.folder.path("site/assets"))
    var imported = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: assets.path) {
      let file = assets.appending(path: name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for match in text.matches(of: #/(?:import|from|import\()\s*["']([^"']+)["']/#) {
        let named = file.deletingLastPathComponent().appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: named.path), "\(name): \(match.1)")
        imported += 1
      }
    }
    #expect(imported == 5)
    #expect(try small.folder.text("site/assets/z.js") == "export const z = 1")
  }

  @Test("A page made by a program gets its values escaped, and its twin")
  func generated() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "<ul>{{#items}}<li>{{name}} {{{code}}} {{#note}}{{.}}{{/note}}</li>{{/items}}</ul>"
        + "{{#twin}}<a href=\"{{twin}}\">M</a>{{/twin}}",
      to: "templates/list.mustache")
    let page = Page(
      path: "list/", template: "list", title: "List",
      values: [
        "items": [
          ["name": "a < b", "code": .html("<b>x</b>"), "note": "n"],
          ["name": "c", "code": .html(""), "note": false],
        ]
      ])
    try small.folder.write(
      "# {{title}}\n{{#items}}\n- {{name}}{{#note}} [{{.}}](/list/){{/note}}\n{{/items}}\n"
        + "[Bread](/recipes/bread/#top)\n", to: "templates/list.md.mustache")
    try await small.build(adding: [page])
    #expect(
      try small.folder.text("site/list/index.html")
        == "<ul><li>a &lt; b <b>x</b> n</li><li>c  </li></ul><a href=\"index.md\">M</a>")
    #expect(
      try small.folder.text("site/list/index.md")
        == "# List\n- a < b [n](index.md)\n- c\n[Bread](../recipes/bread/index.html#top)\n")
  }

  @Test("A text has a twin in Markdown if there is a template for it")
  func textTwins() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A_ *B*\n---\n*a* [b](guide/index.md#two-words), [c](c.png) <https://d.e>\n",
      to: "content/a.md")
    try small.folder.write("c", to: "content/c.png")
    try small.folder.write("# {{title}}\n\n{{{body}}}", to: "templates/page.md.mustache")
    try await small.build()
    #expect(
      try small.folder.text("site/a/index.md") == """
        # A\\_ \\*B\\*

        *a* [b](../guide/index.html#two-words), [c](../c.png) <https://d.e>

        """)
    try small.folder.write("---\ntitle: A\ntemplate: wide\n---\n", to: "content/a.md")
    try small.folder.write("{{^twin}}{{title}}{{/twin}}", to: "templates/wide.mustache")
    try await small.build()
    #expect(!FileManager.default.fileExists(atPath: small.folder.path("site/a/index.md")))
    #expect(try small.folder.text("site/a/index.html") == "A")
  }

  @Test("A text under way is read but not published")
  func drafts() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: T\ndraft: true\n---\n", to: "content/soon.md")
    try await small.build()
    #expect(!FileManager.default.fileExists(atPath: small.folder.path("site/soon/index.html")))
  }

  @Test("Addresses outside the site are listed and left as they are")
  func external() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: T\n---\n[x](https://example.com/a?b=1&c=2) <mailto:a@b.c>\n",
      to: "content/out.md")
    let built = await small.load()
    #expect(built.externalLinks.contains("https://example.com/a?b=1&c=2"))
    #expect(built.externalLinks.contains("mailto:a@b.c"))
    let html = built.files.first { $0.path == "out/index.html" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(html?.contains("href=\"https://example.com/a?b=1&amp;c=2\"") == true)
    #expect(built.pageCount == 5)
  }

  @Test("The configuration holds what the file says")
  func configuration() async throws {
    let small = try SmallSite()
    let read = try SiteConfiguration(
      from: SourceFolder(small.folder.path("content")), knownReports: ["all"])
    #expect(read.title == "Small")
    #expect(read.language == "en")
    #expect(read.baseURL == "https://example.org/small/")
    #expect(read.reports.map(\.name) == ["all"])
    #expect(read.reports.first?.location.line == 3)
  }

  @Test("Paths that lead out of the site, and pages without a template, are reported")
  func wrongPages() async throws {
    let pages = [
      Page(path: "../a/", template: "page", title: "A"),
      Page(path: "b/", template: "pages", title: "B"),
    ]
    let found = try await SmallSite().load(adding: pages).diagnostics
    #expect(found.map(\.id) == [.unknownTemplate, .wrongPath])
    #expect(found.first?.suggestion == "did you mean 'page'?")
  }

  @Test("Links to places on a page whose template is missing are not reported besides")
  func placesWithoutTemplate() async throws {
    let pages = [
      Page(path: "b/", template: "pages", title: "B"),
      Page(
        path: "c/", template: "page", title: "C",
        values: ["body": .html("<p><a href=\"/b/#there\">B</a></p>")]),
    ]
    let found = try await SmallSite().load(adding: pages).diagnostics
    #expect(found.map(\.id) == [.unknownTemplate])
  }

  @Test("Two builds give the same bytes")
  func reproducible() async throws {
    let first = try await SmallSite().load().checkedFiles()
    let second = try await SmallSite().load().checkedFiles()
    #expect(first.map(\.path) == second.map(\.path))
    #expect(first.map(\.bytes) == second.map(\.bytes))
  }
}
