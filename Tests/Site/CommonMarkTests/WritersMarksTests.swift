import CommonMark
import Diagnostics
import TestSupport
import Testing

@Suite("What writers mark") struct WritersMarksTests {
  private func render(
    _ markdown: String, _ syntax: Set<MarkdownSyntax> = MarkdownSyntax.standard
  ) -> RenderedMarkdown {
    var renderer = MarkdownRenderer()
    renderer.syntax = syntax
    return renderer.render(markdown, file: "a.md")
  }

  @Test("A note goes on with what is indented below it")
  func blocks() {
    let rendered = render(
      """
      a[^n]

      [^n]: one

          two [b][c] and d[^m]

          - e

      [^m]: f

      [c]: /g
      """)
    #expect(rendered.diagnostics == [])
    #expect(
      rendered.html == """
        <p>a<sup class="footnote-ref"><a href="#fn-n" id="fnref-n">1</a></sup></p>
        <section class="footnotes">
        <ol>
        <li id="fn-n">
        <p>one</p>
        <p>two <a href="/g">b</a> and d<sup class="footnote-ref"><a href="#fn-m" id="fnref-m">2</a></sup></p>
        <ul>
        <li>e</li>
        </ul>
        <p> <a href="#fnref-n" class="footnote-back" aria-label="Back">↩</a></p>
        </li>
        <li id="fn-m">
        <p>f <a href="#fnref-m" class="footnote-back" aria-label="Back">↩</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test("Places in a note's further blocks are those of the file")
  func places() {
    let rendered = render("x[^n]\n\n[^n]: one\n\n    a ![](b)\n\n    > c ![](d)\n")
    #expect(
      rendered.diagnostics.map { "\($0.location?.range?.start.description ?? "")" }
        == ["5:7", "7:9"])
  }

  @Test(
    "What is indented below something else is code, and so is all where notes are not read",
    arguments: [("a\n\n    b\n", true), ("x[^n]\n\n[^n]: a\n\n    b\n", false)])
  func code(_ markdown: String, _ readsNotes: Bool) {
    let html = render(markdown, readsNotes ? MarkdownSyntax.standard : [.strikethrough]).html
    #expect(html.contains("<pre><code>b\n</code></pre>"))
  }

  @Test("A note that nobody refers to is not shown, with all its blocks")
  func unused() {
    let rendered = render("a\n\n[^n]: one\n\n    two\n\nb\n")
    #expect(rendered.html == "<p>a</p>\n<p>b</p>\n")
    #expect(rendered.diagnostics.map(\.id) == [.footnote])
  }

  @Test("Of two notes of one name the second goes, with all its blocks")
  func twice() {
    let html = render("a[^n]\n\n[^n]: one\n\n    two\n\n[^n]: three\n\n    four\n").html
    #expect(html.contains("two") && !html.contains("three") && !html.contains("four"))
  }

  @Test(
    "Terms and definitions, where they are asked for",
    arguments: [
      ("A\n: b\n", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"),
      (
        "A\nB\n: *c*\n: d\ne\n",
        "<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd><em>c</em></dd>\n<dd>d\ne</dd>\n</dl>\n"
      ),
      ("A\n\n: b\n", "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n</dd>\n</dl>\n"),
      (
        "A\n: b\n\nC\n\n: d\n\n    e\n\nf\n",
        "<dl>\n<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>\n<p>d</p>\n<p>e</p>\n</dd>\n</dl>\n<p>f</p>\n"
      ),
      ("A\n\\: b\n", "<p>A\n: b</p>\n"), (": a\n", "<p>: a</p>\n"), ("A\n:b\n", "<p>A\n:b</p>\n"),
      (
        "> A\n> : b\n",
        "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>\n"
      ),
    ])
  func definitions(_ markdown: String, _ html: String) {
    #expect(render(markdown, MarkdownSyntax.standard.union([.definitionLists])).html == html)
    #expect(render(markdown).html.contains("<dl>") == false)
  }

  @Test(
    "A block of code has a title and marked lines",
    arguments: [
      (
        "```swift title=\"A & b.swift\"\nc\n```\n",
        "<figure class=\"code\">\n<figcaption>A &amp; b.swift</figcaption>\n"
          + "<pre><code class=\"language-swift\">c\n</code></pre>\n</figure>\n"
      ),
      (
        "```text {1,3-4}\na\nb\n<\nd\n```\n",
        "<pre><code class=\"language-text\"><mark>a</mark>\nb\n<mark>&lt;</mark>\n<mark>d</mark>\n"
          + "</code></pre>\n"
      ),
      (
        "```rust ignore {x} title=\nb\n```\n",
        "<pre><code class=\"language-rust\">b\n</code></pre>\n"
      ),
    ])
  func fences(_ markdown: String, _ html: String) {
    #expect(render(markdown).html == html)
  }

  @Test("A colour that goes on over a marked line ends at its edges and begins again")
  func colours() {
    var renderer = MarkdownRenderer()
    renderer.colourCode = { _, text in "<i>\(text.dropLast())</i>\n" }
    let html = renderer.render("```x {2}\na\nb\nc\n```\n", file: "a.md").html
    #expect(html.contains("<i>a\n</i><mark><i>b</i></mark><i>\nc</i>\n"))
  }

  @Test("Lines and braces without end take linear time")
  func hostileFences() {
    let time = processorTime {
      let lines = String(repeating: "1-100000,", count: 20_000) + "2"
      let code = String(repeating: "a\n", count: 20_000)
      #expect(render("```x {\(lines)}\n\(code)```\n").html.contains("<mark>a</mark>"))
      let open = render("```x \(String(repeating: "{", count: 200_000))\nb\n```\n").html
      #expect(!open.contains("<mark>"))
    }
    #expect(time < .seconds(10))
  }

  @Test("A line that is not there is not marked, and reported")
  func outside() {
    let found = render("a\n\n```x {1-5}\nb\n```\n").diagnostics
    #expect(found.map(\.id) == [.codeLines])
    #expect(found.first?.location?.range?.start.line == 3)
  }

  @Test(
    "Marks of other dialects are reported once a kind",
    arguments: [
      ("a $x_1$ b $y^2$", ["$"]), ("$$\nx\n$$", ["$$"]), ("costs $5 and $6, or $a", []),
      ("a :smile: b :smile:", [":smile:"]), ("at 10:30:45, a::b, std::io::x", []),
      ("a %%b%% c", ["%%"]), ("100%% sure", []),
      ("import Tabs from '@theme/Tabs'\n\na", ["import "]), ("import duties from afar", []),
      ("import duties rise.", []),
    ])
  func foreign(_ markdown: String, _ marks: [String]) {
    let found = render(markdown).diagnostics.filter { $0.id == .foreignSyntax }
    #expect(found.map { String($0.message.split(separator: "'")[0]) } == marks)
  }

  @Test("Lists and quotations are nested so deeply and no deeper, in little time")
  func nesting() {
    let time = processorTime {
      let deep =
        String(repeating: "- ", count: 20_000) + "x" + String(repeating: "\n", count: 20_000)
      for text in [deep, "a\n" + String(repeating: ">", count: 5_000) + " x"] {
        let rendered = render(text)
        #expect(rendered.diagnostics.map(\.id) == [.deepNesting])
      }
      #expect(render(String(repeating: "> ", count: 200) + "x").diagnostics == [])
      #expect(render(String(repeating: "- ", count: 500)).html == "<hr />\n")
    }
    #expect(time < .seconds(5))
  }

  @Test("References to characters that no page can hold are refused")
  func references() {
    let rendered = render("a &#1; &#xFFFE; `&#2;` &#65;\n\n&#x7f;\n")
    #expect(
      rendered.diagnostics.map { "\($0.location?.range?.start.description ?? "") \($0.message)" }
        .filter { !$0.contains("&#2;") } == [
          "1:3 '&#1;' is a character that is not allowed in a page",
          "1:8 '&#xFFFE;' is a character that is not allowed in a page",
          "3:1 '&#x7f;' is a character that is not allowed in a page",
        ])
    #expect(!rendered.html.holdsControlCharacters)
    #expect(render("`&#1;` and &#65;").diagnostics == [])
  }

  @Test("All characters of a line are reported that no page can hold")
  func characters() {
    let found = render("a\u{1}b\u{2}\u{FFFF}\n\u{FFFD}\n").diagnostics
    #expect(found.map { $0.location?.range?.start.column } == [2, 4, 5])
    #expect(found.last?.message.contains("U+FFFF") == true)
  }
}
