import CommonMark
import Diagnostics
import HTMLTags
import Testing

@Suite("Markdown as HTML") struct HTMLTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let markdown: String
    let html: String
    var testDescription: String { markdown }
  }

  @Test(
    "Texts, anchors and tables come out as HTML",
    arguments: [
      Case(markdown: "", html: ""),
      Case(markdown: "A *b* & c", html: "<p>A <em>b</em> &amp; c</p>\n"),
      Case(
        markdown: "# A `b`, *c*!\n\n## A b c\n",
        html: "<h1 id=\"a-b-c\">A <code>b</code>, <em>c</em>!</h1>\n<h2 id=\"a-b-c-1\">A b c</h2>\n"
      ),
      Case(markdown: "# Ä & ß\n", html: "<h1 id=\"ä--ß\">Ä &amp; ß</h1>\n"),
      Case(markdown: "# !\n", html: "<h1 id=\"section\">!</h1>\n"),
      Case(markdown: "a <!-- quiet --> b", html: "<p>a  b</p>\n"),
      Case(
        markdown: "> a | b\n> --|:--\n> 1 | *2\\|3*\n",
        html: """
          <blockquote>
          <table>
          <thead>
          <tr>
          <th>a</th>
          <th class="align-left">b</th>
          </tr>
          </thead>
          <tbody>
          <tr>
          <td>1</td>
          <td class="align-left"><em>2|3</em></td>
          </tr>
          </tbody>
          </table>
          </blockquote>

          """),
      Case(
        markdown: "Before\n*and* on\n| # a |\n|---|\n| - [x] |\n\n[x]: /y\n",
        html: """
          <p>Before
          <em>and</em> on</p>
          <table>
          <thead>
          <tr>
          <th># a</th>
          </tr>
          </thead>
          <tbody>
          <tr>
          <td>- <a href="/y">x</a></td>
          </tr>
          </tbody>
          </table>

          """),
      Case(markdown: "| a |\n|---|---|\n", html: "<p>| a |\n|---|---|</p>\n"),
      Case(
        markdown: "```swift x\nlet a = \"<\"\n```\n",
        html: "<pre><code class=\"language-swift\">let a = &quot;&lt;&quot;\n</code></pre>\n"),
    ])
  func html(_ row: Case) {
    let rendered = MarkdownRenderer().render(row.markdown, file: "a.md")
    #expect(rendered.html == row.html)
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test("Code is coloured by the hook, and left plain where it gives nothing")
  func colour() {
    var renderer = MarkdownRenderer()
    renderer.colourCode = { language, text in
      language == "swift" ? "<b>\(text.escapedForHTML)</b>" : nil
    }
    let html = renderer.render("```swift\n<\n```\n\n```\n>\n```\n", file: "a.md").html
    #expect(
      html == """
        <pre><code class="language-swift"><b>&lt;
        </b></code></pre>
        <pre><code>&gt;
        </code></pre>

        """)
  }

  @Test("Raw HTML is let through only when allowed")
  func rawHTML() {
    var renderer = MarkdownRenderer()
    renderer.allowsRawHTML = true
    let rendered = renderer.render("a <b>c</b>", file: "a.md")
    #expect(rendered.html == "<p>a <b>c</b></p>\n")
    #expect(rendered.diagnostics.isEmpty)
  }
}
