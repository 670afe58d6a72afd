import Diagnostics
import StaticSite
import Testing

/// One file that makes the small site wrong, and what must be said about it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  let faults: [String]
  var testDescription: String { faults.first ?? path }

  init(_ path: String, _ text: String, _ faults: String...) {
    self.path = path
    self.text = text
    self.faults = faults
  }
}

@Suite("Faults of a site") struct FaultTests {
  @Test(
    "Each is reported where it is, and the site stays as it was",
    arguments: configuration + texts + links + templates + values)
  func faults(_ row: WrongFile) async throws {
    let small = try SmallSite()
    try await small.build()
    let before = try small.folder.state(of: "site")
    try small.folder.write(row.text, to: row.path)
    #expect(await small.faults() == row.faults)
    #expect(try small.folder.state(of: "site") == before)
    #expect(try small.folder.state(of: "").keys.allSatisfy { !$0.contains(".new") })
  }

  static let configuration = [
    WrongFile(
      "content/site.yml", "titel: Small\n",
      "content/site.yml:1:1: error: the key 'title' is missing [missing-key]",
      "content/site.yml:1:1: error: the key 'titel' is not known here [unknown-key]"),
    WrongFile(
      "content/site.yml", "title: Small\nbase-url: example.org\nreports: [al]\n",
      "content/site.yml:2:11: error: 'example.org' is not an address a site can stand at [wrong-address]",
      "content/site.yml:3:11: error: 'al' is not known here [unknown-word]"),
    WrongFile(
      "content/site.yml", "title: [\n",
      "content/site.yml:2:1: error: this is not YAML: did not find expected node content [yaml-syntax]"
    ),
  ]

  static let texts = [
    WrongFile(
      "content/a.md", "---\ntitle: A\nsumary: B\nweight: x\n---\n",
      "content/a.md:3:1: error: the key 'sumary' is not known here [unknown-key]",
      "content/a.md:4:9: error: 'x' stands where a whole number is expected [wrong-type]"),
    WrongFile(
      "content/a.md", "No front matter\n",
      "content/a.md:1:1: error: the key 'title' is missing [missing-key]"),
    WrongFile(
      "content/recipes/a.md", "---\ntitle: A\nminutes: 0\n---\n",
      "content/recipes/a.md:3:10: error: 0 is not a whole number from 1 to 1000 [out-of-bounds]"),
    WrongFile(
      "content/a.md", "---\ntitle: A\ntemplate: pag\n---\n",
      "content/a.md:3:11: error: there is no template 'pag' [unknown-template]"),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n\na <b>c</b>\n",
      "content/a.md:5:3: error: raw HTML is not allowed here [raw-html]",
      "content/a.md:5:7: error: raw HTML is not allowed here [raw-html]"),
    WrongFile(
      "content/guide.md", "---\ntitle: A\n---\n",
      "content/guide/index.md: error: two pages or files would be written to 'guide/index.html' [same-path]"
    ),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n```house:frame\n```\n",
      "content/a.md:4:1: error: the directive 'house:frame' is not known [unknown-directive]"),
  ]

  static let links = [
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n[b](guid/index.md)\n",
      "content/a.md:4:1: error: there is no text 'guid/index.md' [broken-link]"),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n\nSee [b](/guid/)\nand [c](/guide).\n",
      "content/a.md:5:5: error: '/guid/' leads nowhere [broken-link]"),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n[b](guide/index.md#two-word)\n",
      "content/a.md:4:1: error: '/guide/#two-word' leads to a page that has no place 'two-word' [broken-anchor]"
    ),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n## Here\n\n[b](#here) [c](#there)\n",
      "content/a.md:6:12: error: '#there' leads to a page that has no place 'there' [broken-anchor]"
    ),
    WrongFile(
      "content/a.md", "---\ntitle: A\n---\n![b](dot.txt)\n",
      "content/a.md:4:1: error: '/dot.txt' leads nowhere [broken-link]"),
    WrongFile(
      "content/guide/a.md", "---\ntitle: A\n---\n![b](../../x.txt)\n",
      "content/guide/a.md:4:1: error: '../../x.txt' leads nowhere [broken-link]"),
    WrongFile(
      "templates/recipe.mustache",
      "{{<layout}}{{$main}}\n  <a href=\"/gide/\">{{{body}}}{{minutes}}</a>{{/main}}{{/layout}}\n",
      "templates/recipe.mustache:2:12: error: '/gide/' leads nowhere [broken-link]"),
    WrongFile(
      "templates/recipe.mustache", "{{{body}}}{{minutes}}<p id=\"a\"></p><p id=\"a\"></p>",
      "content/recipes/bread.md: error: the id 'a' stands more than once on a page [repeated-anchor]"
    ),
  ]

  static let templates = [
    WrongFile(
      "templates/a.mustache", "<p>\n {{#b}}\n",
      "templates/a.mustache:2:5: error: 'b' is opened here and never closed [template-syntax]"),
    WrongFile(
      "templates/a.mustache", "{{#b}}\n{{/c}}",
      "templates/a.mustache:2:4: error: '{{/c}}' closes nothing [template-syntax]"),
    WrongFile(
      "templates/a.mustache", "x\n  {{b\n",
      "templates/a.mustache:2:3: error: the tag does not end [template-syntax]"),
    WrongFile(
      "templates/a.mustache", "{{> layot}}",
      "templates/a.mustache:1:5: error: there is no template 'layot' [unknown-partial]"),
    WrongFile(
      "templates/a.mustache", "{{=<% %>=}}",
      "templates/a.mustache:1:1: error: '{{=' is not used in templates here [template-syntax]"),
    WrongFile(
      "templates/a.mustache", "{{%CONTENT_TYPE: TEXT}}",
      "templates/a.mustache:1:1: error: '{{%' is not used in templates here [template-syntax]"),
  ]

  static let values = [
    WrongFile(
      "templates/recipe.mustache", "{{<layout}}{{$main}}{{{body}}}\n{{minuts}}{{/main}}{{/layout}}",
      "templates/recipe.mustache:2:3: error: no page supplies 'minuts' [unknown-value]"),
    WrongFile(
      "templates/layout.mustache", "{{title}}\n{{ site.titel }}{{$main}}{{/main}}",
      "templates/layout.mustache:2:4: error: no page supplies 'site.titel' [unknown-value]"),
    WrongFile(
      "templates/page.mustache", "{{{body}}}{{#headings}}{{text}} {{tex}}{{title}}{{/headings}}",
      "templates/page.mustache:1:35: error: no page supplies 'tex' [unknown-value]"),
    WrongFile(
      "templates/page.mustache", "{{body}}",
      "templates/page.mustache:1:3: error: 'body' is HTML and would be escaped here [wrong-value]"),
    WrongFile(
      "templates/page.mustache", "{{{body}}}{{&title}}",
      "templates/page.mustache:1:14: error: 'title' is a text and would stand here unescaped [wrong-value]"
    ),
    WrongFile(
      "templates/page.mustache", "{{{body}}}{{headings}}",
      "templates/page.mustache:1:13: error: 'headings' is a list, which cannot be shown as it is [wrong-value]"
    ),
  ]

  @Test("A misspelt name is answered with the one that was probably meant")
  func suggestions() async throws {
    let small = try SmallSite()
    try small.folder.write("{{{body}}}{{sumary}}", to: "templates/page.mustache")
    try small.folder.write("---\ntitle: A\n---\n[b](/guid/)\n", to: "content/a.md")
    let built = await small.load()
    #expect(
      built.diagnostics.map(\.suggestion) == ["did you mean '/guide/'?", "did you mean 'summary'?"])
  }
}
