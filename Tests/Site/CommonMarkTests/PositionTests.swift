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
      Case(markdown: "a\n\n- b [c](d)\n  e `f\n  g` [h](i)\n  ===", places: ["13:5 d", "15:6 i"]),
      Case(markdown: "| a | [b](c) |\n|---|---|\n| é | x [d](e) |", places: ["11:7 c", "13:9 e"]),
      Case(markdown: "[b]\n\n[b]: /c", places: ["11:1 /c"]),
      Case(markdown: "a\n  ![d](e)", places: ["12:3 e"]),
      Case(markdown: "- a\n  b ![d](e)\n\n  [![f](g)](h)", places: ["12:5 e", "14:3 h", "14:4 g"]),
      Case(markdown: "a [b](c)\n  [b](c) [b](c)", places: ["11:3 c", "12:3 c", "12:10 c"]),
      Case(markdown: "> a\n  [b](c)\n[d](e)", places: ["12:3 c", "13:1 e"]),
      Case(markdown: "> > a\n>   > b [c](d)", places: ["12:9 d"]),
      Case(markdown: "[x]: /y\n[z]: /y\na [x] [b](c)", places: ["13:3 /y", "13:7 c"]),
      Case(markdown: "[a\nb](c) [d](e\n\"f\") [g](h)", places: ["11:1 c", "12:7 e", "13:6 h"]),
      Case(markdown: "`a\n[b](c)` [*b*](d)", places: ["12:9 d"]),
      Case(markdown: "\\[b] [\\[b](c) [&amp;](d)", places: ["11:6 c", "11:15 d"]),
      Case(markdown: "a\r[b](c)\r\n[d](e)", places: ["12:1 c", "13:1 e"]),
      Case(markdown: "\u{FEFF}a [b](c)", places: ["11:4 c"]),
      Case(
        markdown: "a [b](c)\n  d [e](f)\n| [g](h) \\| [i](j) |\n|-|\n| [k](l) |",
        places: ["11:3 c", "12:5 f", "13:3 h", "13:13 j", "15:3 l"]),
      Case(
        markdown: "[a](b)\n\n> - c | d\n>   --|--\n>   e | é [f](g)\n\n[h](i)",
        places: ["11:1 b", "15:11 g", "17:1 i"]),
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
        markdown: "a\n  ![](b.png) ![ ](c.png \"d\")",
        places: [
          "a.md:12:3: error: the image 'b.png' has no alternative text [missing-alternative-text]",
          "a.md:12:14: error: the image 'c.png' has no alternative text [missing-alternative-text]",
        ]),
      Case(
        markdown: "|a|b|\n|-|-|\n|c|![](d)|",
        places: [
          "a.md:13:4: error: the image 'd' has no alternative text [missing-alternative-text]"
        ]),
      Case(
        markdown: "a\n  b <i>\n  <i>",
        places: [
          "a.md:12:5: error: raw HTML is not allowed here [raw-html]",
          "a.md:13:3: error: raw HTML is not allowed here [raw-html]",
        ]),
      Case(
        markdown: "[a](JavaScript:b) [c](data:text/html,d) [e](data:image/png;f)",
        places: [
          "a.md:11:1: error: the address 'JavaScript:b' is unsafe [unsafe-link]",
          "a.md:11:19: error: the address 'data:text/html,d' is unsafe [unsafe-link]",
        ]),
      Case(
        markdown: "a [b]() ![c](<>) [d](HTTP://)",
        places: [
          "a.md:11:3: error: the link has no address [broken-link]",
          "a.md:11:9: error: the image has no address [broken-link]",
          "a.md:11:18: error: the address 'HTTP://' has no host [broken-link]",
        ]),
      Case(
        markdown: "[a](javascript:b)",
        places: [
          "a.md:11:1: error: the address 'javascript:b' is unsafe [unsafe-link]"
        ]),
      Case(
        markdown: "a\n\n```house:fram x\n```\n",
        places: ["a.md:13:4: error: unknown directive 'house:fram' [unknown-directive]"]),
    ])
  func diagnostics(_ row: Case) {
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
