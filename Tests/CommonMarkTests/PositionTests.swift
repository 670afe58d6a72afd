import CommonMark
import Diagnostics
import Testing

@Suite("Places in Markdown") struct PositionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let markdown: String
    let places: [String]
    var testDescription: String { markdown }
  }

  @Test(
    "Links and images are found where they stand, lines counted from the file's first",
    arguments: [
      Case(markdown: "a [b](c)", places: ["11:3 c"]),
      Case(markdown: "é [b](c) ![d](e)", places: ["11:3 c", "11:10 e"]),
      Case(markdown: "a\n[b](c)\n  [d](e)", places: ["12:1 c", "13:3 e"]),
      Case(markdown: "> a\n> [b](c)", places: ["12:3 c"]),
      Case(markdown: "- a\n\n  b <https://c.d>", places: ["13:5 https://c.d"]),
      Case(markdown: "## [b](c)", places: ["11:4 c"]),
      Case(markdown: "| a | [b](c) |\n|---|---|\n| é | x [d](e) |", places: ["11:7 c", "13:9 e"]),
      Case(markdown: "[b]\n\n[b]: /c", places: ["11:1 /c"]),
    ])
  func links(_ row: Case) {
    let rendered = MarkdownRenderer().render(row.markdown, file: "a.md", firstLine: 11)
    #expect(
      rendered.links.map { "\($0.location.range!.start) \($0.url)" } == row.places)
  }

  @Test(
    "What is not allowed is reported where it stands",
    arguments: [
      Case(
        markdown: "a <b>c", places: ["a.md:11:3: error: raw HTML is not allowed here [raw-html]"]),
      Case(
        markdown: "a\n\n<div>\nb\n</div>",
        places: ["a.md:13:1: error: raw HTML is not allowed here [raw-html]"]),
      Case(
        markdown: "a `b\nc` <i>",
        places: ["a.md:12:4: error: raw HTML is not allowed here [raw-html]"]),
      Case(
        markdown: "|a|b|\n|-|-|\n|c|d <br> e|",
        places: ["a.md:13:6: error: raw HTML is not allowed here [raw-html]"]),
      Case(
        markdown: "[a](javascript:b)",
        places: [
          "a.md:11:1: error: the address 'javascript:b' is not a safe one [unsafe-link]"
        ]),
      Case(
        markdown: "a\n\n```house:fram x\n```\n",
        places: ["a.md:13:1: error: the directive 'house:fram' is not known [unknown-directive]"]),
    ])
  func faults(_ row: Case) {
    var renderer = MarkdownRenderer()
    renderer.directives["house:frame"] = { _ in "" }
    let rendered = renderer.render(row.markdown, file: "a.md", firstLine: 11)
    #expect(rendered.diagnostics.map(\.description) == row.places)
  }

  @Test("An address is written as the site resolves it")
  func resolves() {
    var renderer = MarkdownRenderer()
    renderer.resolveLink = { "/base" + $0.url }
    #expect(
      renderer.render("[a](/b) ![c](/d)", file: "a.md").html
        == "<p><a href=\"/base/b\">a</a> <img src=\"/base/d\" alt=\"c\" /></p>\n")
  }
}
