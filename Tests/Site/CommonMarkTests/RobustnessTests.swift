import CommonMark
import Diagnostics
import HTMLTags
import Highlighting
import Testing

@Suite("Whatever is written") struct RobustnessTests {
  @Test("2,000 random texts become HTML whose tags nest and close")
  func balanced() {
    let pieces = [
      "a", "b c", "é", "李", " ", "  ", "    ", "\t", "\n", "\n", "\n\n", "\r\n", "\0", "*", "**",
      "_", "`", "```", "~~~",
      "#", "## ", "- ", "1. ", "> ", ">", "[", "]", "](", ")", "(", "![", "[a](b)", "![a](b)",
      "[a]: /b\n", "<", ">",
      "<b>", "</b>", "<!--", "-->", "<https://a.b>", "&", "&lt;", "&#", "\\", "|", "|", "-|-",
      "\n-|-\n", "\n|:-:|\n", "---",
      "===", "\"", "'", "{", "}", "```{x}\n", "```x:y\n", "\u{2028}", "\u{FEFF}", "\u{301}",
      "\u{B6}",
    ]
    var renderer = MarkdownRenderer()
    renderer.directives["x"] = { "<div>\($0.body.escapedForHTML)</div>" }
    renderer.colourCode = { _, text in text.count.isMultiple(of: 2) ? nil : text.escapedForHTML }
    renderer.resolveLink = { $0.url + "#" }
    var random = SmallRandom(seed: 11)
    for _ in 0..<2_000 {
      let text = (0..<random.below(60)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let rendered = renderer.render(text, file: "a.md")
      #expect(Self.problem(in: rendered.html) == nil, "\(text.debugDescription)")
      let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
      for link in rendered.links {
        #expect((1...lines).contains(link.location.line ?? 0), "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "Indented code that shows a fence is no open fence",
    arguments: [
      ("    ```\n    a\n", 0), ("    ```swift\n    a\n", 0), ("\t~~~\n\ta\n", 0),
      ("- a\n\n      ```swift\n      a\n", 0), ("1.  a\n\n        ```\n        b\n", 0),
      (">     ```\n>     a\n", 0), ("    ```\n", 0), ("```\na\n", 1), ("- ```swift\n  a\n", 1),
      ("10. ~~~\n    a\n", 1), ("   ```\n", 1), ("```swift\n```swift\n", 1), ("```\n```\n", 0),
    ] as [(String, Int)])
  func fences(_ markdown: String, _ count: Int) {
    let found = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
    #expect(found.map(\.id) == Array(repeating: .openCode, count: count))
  }

  @Test("Code that cannot be coloured is shown plain, with a warning at its place")
  func plainCode() {
    var renderer = MarkdownRenderer()
    renderer.colourCode = { _, _ throws(PlainCode) in throw PlainCode("it is odd", line: 2) }
    let rendered = renderer.render("a\n\n```b\nc\nd\n```\n", file: "a.md", firstLine: 3)
    #expect(rendered.html.contains("<pre><code class=\"language-b\">c\nd\n</code></pre>"))
    #expect(
      rendered.diagnostics.map(\.description) == [
        "a.md:7:1: warning: the code is shown without colours: it is odd [plain-code]"
      ])
  }

  @Test(
    "Deep nesting and long lines come to an end soon",
    arguments: [
      String(repeating: "> ", count: 10_000) + "a",
      String(repeating: "- ", count: 2_000) + "a",
      String(repeating: "[", count: 10_000) + "a",
      String(repeating: "![", count: 10_000) + "a",
      String(repeating: "[", count: 10_000) + "a" + String(repeating: "](b)", count: 10_000),
      String(repeating: "![", count: 2_000) + "a" + String(repeating: "](b)", count: 2_000),
      String(repeating: "*a ", count: 10_000),
      String(repeating: "*a **b ", count: 5_000) + String(repeating: "c** d*", count: 5_000),
      String(repeating: "`", count: 10_000) + "a",
      String(repeating: "a|", count: 10_000) + "\n" + String(repeating: "-|", count: 10_000),
      String(repeating: "a|b\n-|-\n\n", count: 1_000),
      String(repeating: "> a|b\n", count: 5_000),
      String(repeating: "|-\n", count: 5_000),
      String(repeating: "  [a](b)\n", count: 10_000),
      String(repeating: "[a]: /b\n", count: 5_000) + String(repeating: "[*a*](b)\n", count: 5_000),
      String(repeating: "[a](b) ", count: 10_000),
      String(repeating: "<i>\n", count: 5_000),
      String(repeating: "word ", count: 200_000),
      String(repeating: "# a\n", count: 5_000),
      String(repeating: "&amp;", count: 20_000),
      String(repeating: "<!-- ", count: 5_000),
    ].map(LongText.init))
  func soon(_ text: LongText) {
    var html = ""
    let time = ContinuousClock().measure {
      html = MarkdownRenderer().render(text.text, file: "a.md").html
    }
    #expect(Self.problem(in: html) == nil)
    // A hundred times what the slowest takes.
    #expect(time < .seconds(30))
  }

  struct LongText: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String { "\(text.prefix(16).debugDescription)…" }
  }

  /// The first tag that is not closed or closes nothing, or the first sign that is not escaped.
  private static func problem(in html: String) -> String? {
    let bytes = Array(html.utf8)
    var open: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == UInt8(ascii: ">") { return "'>' at \(index)" }
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
      guard end < bytes.count else { return "'<' at \(index)" }
      let tag = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      index = end + 1
      if tag.hasPrefix("!--") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { return "<\(tag)>" }
      } else {
        open.append(String(tag.prefix { $0 != " " }))
      }
    }
    return open.last.map { "<\($0)>" }
  }
}

/// Numbers that are the same in every run.
private struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
