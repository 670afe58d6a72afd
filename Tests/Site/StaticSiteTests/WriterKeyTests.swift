import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("What writers decide themselves") struct WriterKeyTests {
  @Test("Keys under 'extra' are handed to templates as they are written")
  func extra() async throws {
    let small = try SmallSite()
    try small.folder.write(
      """
      ---\ntitle: A\nextra:\n  colour: <red>\n  sizes: [1, 2]\n  deep: {wide: true, no: \
      \"1\"}\n---\n
      """,
      to: "content/a.md")
    try small.folder.write(
      "<b>{{extra.colour}}{{#extra.sizes}}[{{.}}]{{/extra.sizes}}"
        + "{{#extra.deep.wide}}!{{/extra.deep.wide}}{{extra.deep.no}}</b>{{{body}}}",
      to: "templates/page.mustache")
    let site = await small.load()
    #expect(site.diagnostics.isEmpty)
    #expect(try html("a/index.html", site).contains("<b>&lt;red&gt;[1][2]!1</b>"))
    // A page without them shows nothing in their place.
    #expect(try html("guide/index.html", site).contains("<b></b>"))
  }

  @Test("A name that no text gives under 'extra' is a fault of the template")
  func misspelt() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: A\nextra: {colour: red}\n---\n", to: "content/a.md")
    try small.folder.write("{{extra.color}}{{{body}}}", to: "templates/page.mustache")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.unknownValue])
    #expect(found.first?.suggestion?.contains("colour") == true)
  }

  @Test("A layout may name what only some texts say, on pages of lists too")
  func layout() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "---\ntitle: A\ntags: [b]\nextra: {colour: red}\n---\n", to: "content/a.md")
    let layout = try small.folder.text("templates/layout.mustache")
    try small.folder.write(layout + "<i>{{extra.colour}}</i>", to: "templates/layout.mustache")
    for name in ["term", "taxonomy"] {
      try small.folder.write("{{<layout}}{{/layout}}", to: "templates/\(name).mustache")
    }
    let site = await small.load()
    #expect(site.diagnostics.isEmpty)
    #expect(try html("a/index.html", site).contains("<i>red</i>"))
    #expect(try html("tags/b/index.html", site).contains("<i></i>"))
  }

  @Test("Keys that the site declares are named like the title, and nothing where a text has none")
  func declared() async throws {
    let small = try SmallSite()
    try small.folder.write(
      """
      title: Small
      front-matter:
        subtitle: text
        size: number
        old: true or false
        seen: date
        by: list of texts

      """, to: "content/site.yml")
    try small.folder.write(
      "+++\ntitle = \"A\"\nsubtitle = \"B & C\"\nsize = 0x10\nold = true\nseen = 2024-03-01 09:30:00\n"
        + "by = [\"D\", \"E\"]\n+++\n", to: "content/a.md")
    let row =
      "<b>{{subtitle}}|{{size}}|{{#old}}old{{/old}}|{{#seen}}{{year}} {{text}}{{/seen}}|"
      + "{{#by}}{{.}}{{/by}}</b>"
    try small.folder.write(row + "{{{body}}}", to: "templates/page.mustache")
    let site = await small.load()
    #expect(site.diagnostics.isEmpty)
    #expect(
      try html("a/index.html", site).contains("<b>B &amp; C|16|old|2024 2024-03-01 09:30:00|DE</b>")
    )
    #expect(try html("guide/index.html", site).contains("<b>||||</b>"))
  }

  @Test("A template that misspells a declared key is told the right one")
  func misspeltDeclared() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "title: Small\nfront-matter: {subtitle: text}\n", to: "content/site.yml")
    try small.folder.write("{{subtitel}}{{{body}}}", to: "templates/page.mustache")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.unknownValue])
    #expect(found.first?.suggestion == "did you mean 'subtitle'?")
  }

  @Test("'extra' is a mapping")
  func shape() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: A\nextra: [red]\n---\n", to: "content/a.md")
    let found = await small.load().diagnostics
    #expect(found.map(\.message) == ["expected a mapping, found a list"])
    #expect(found.first?.location?.line == 3)
  }

  @Test(
    "Raw HTML is allowed for a site or for folders, and a text can say otherwise",
    arguments: [
      ("", "", false), ("raw-html: true", "", true), ("raw-html: false", "", false),
      ("raw-html: [guide]", "", true), ("raw-html: [guid]", "", false),
      ("raw-html: [guide/]", "raw-html: false\n", false), ("", "raw-html: true\n", true),
    ])
  func rawHTML(_ site: String, _ text: String, _ isAllowed: Bool) async throws {
    let small = try SmallSite()
    try small.folder.write("title: Small\n\(site)\n", to: "content/site.yml")
    try small.folder.write("---\ntitle: A\n\(text)---\n<i>b</i>\n", to: "content/guide/a.md")
    let built = await small.load()
    let errors = built.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == (isAllowed ? [] : [.rawHTML, .rawHTML]))
    #expect(try html("guide/a/index.html", built).contains("<i>b</i>") == isAllowed)
  }

  @Test("A text whose front matter is wrong is checked with the site's settings all the same")
  func rawHTMLOfUnread() async throws {
    let small = try SmallSite()
    try small.folder.write("title: Small\nraw-html: [guide]\n", to: "content/site.yml")
    try small.folder.write("---\ntitel: A\n---\n<i>b</i>\n", to: "content/guide/a.md")
    let errors = await small.load().diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(!errors.contains { $0.id == .rawHTML })
  }

  @Test("A folder that the site names and that has no texts is asked about, where it is named")
  func emptyFolders() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "title: Small\nraw-html: [guid, drafts/]\nfront-matter:\n"
        + "  place: {type: text, required: true, in: [recipe, guide]}\n",
      to: "content/site.yml")
    try small.folder.write("---\ntitle: A\ndraft: true\n---\n", to: "content/drafts/a.md")
    let site = Site(small.setup())
    let found = await site.build().diagnostics
    #expect(found.map(\.id) == [.unknownFolder, .unknownFolder])
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(
      found.map(\.message) == [
        "the folder 'guid' has no texts", "the folder 'recipe' has no texts",
      ])
    #expect(found.map(\.suggestion) == ["did you mean 'guide'?", "did you mean 'recipes'?"])
    #expect(found.map { $0.location?.line } == [2, 4])
    try small.folder.write("---\ntitle: A\n---\n", to: "content/guid/a.md")
    let later = await site.update([small.folder.path("content/guid/a.md")]).diagnostics
    #expect(later.filter { $0.id == .unknownFolder }.count == 1)
  }

  @Test("A text that has a key of other folders is told which they are")
  func keysOfOthers() async throws {
    let small = try SmallSite()
    try small.folder.write(
      "title: Small\nfront-matter: {place: {type: text, in: [recipes, guide/b]}, by: text}\n",
      to: "content/site.yml")
    try small.folder.write("---\ntitle: A\nplace: here\n---\n", to: "content/guide/a.md")
    try small.folder.write("---\ntitle: B\nplace: here\n---\n", to: "content/guide/b/index.md")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.unknownKey])
    #expect(
      found.first?.suggestion
        == "there is no key 'place' here; 'site.yml' declares it for the texts in 'recipes/', 'guide/b/'"
    )
  }

  @Test("A broken link in raw HTML that the site allows is reported where it stands")
  func places() async throws {
    let small = try SmallSite()
    try small.folder.write("title: Small\nraw-html: true\n", to: "content/site.yml")
    try small.folder.write(
      "---\ntitle: A\n---\n\na <a href=\"/nowhere/\">b</a>\n", to: "content/a.md")
    let found = await small.load().diagnostics
    #expect(found.map(\.id) == [.brokenLink])
    #expect(found.first?.location?.line == 5)
  }

  @Test(
    "What is no folder, and no form of writing, is refused",
    arguments: [
      (
        "raw-html: [../a]",
        "content/site.yml:2:12: error: '../a' is not a folder below the content folder [wrong-path]"
      ),
      (
        "raw-html: yes",
        "content/site.yml:2:11: error: expected true or false, found 'yes' [wrong-type]"
      ),
      (
        "markdown: [footnote]",
        "content/site.yml:2:12: error: unknown value 'footnote' [unknown-word]"
      ),
    ])
  func refused(_ line: String, _ diagnostic: String) async throws {
    let small = try SmallSite()
    try small.folder.write("title: Small\n\(line)\n", to: "content/site.yml")
    let found = await small.load().diagnostics.map {
      $0.description.replacing(small.folder.url.path + "/", with: "")
    }
    #expect(found == [diagnostic])
  }

  @Test("A site reads the forms of Markdown that it names, and all of them if it names none")
  func markdown() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: A\n---\n~~b~~ c@d.e\n", to: "content/a.md")
    let all = try html("a/index.html", await small.load())
    #expect(all.contains("<del>b</del> <a href=\"mailto:c@d.e\">"))
    try small.folder.write("title: Small\nmarkdown: [autolinks]\n", to: "content/site.yml")
    let one = try html("a/index.html", await small.load())
    #expect(one.contains("~~b~~ <a href=\"mailto:c@d.e\">"))
  }

  private func html(_ path: String, _ site: BuiltSite) throws -> String {
    String(decoding: try #require(site.file(at: path)).bytes, as: UTF8.self)
  }
}
