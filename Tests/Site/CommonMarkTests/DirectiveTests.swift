import CommonMark
import Diagnostics
import Testing

@Suite("Directives") struct DirectiveTests {
  private func render(_ markdown: String, _ handler: @escaping Directive.Handler)
    -> RenderedMarkdown
  {
    var renderer = MarkdownRenderer()
    renderer.directives["house:frame"] = handler
    renderer.directives["figure"] = handler
    return renderer.render(markdown, file: "a.md", firstLine: 5)
  }

  @Test(
    "Name, arguments, attributes and body reach the handler",
    arguments: [
      "```house:frame one step=3 title=\"a b\" \"two words\"\nbody\n```\n",
      "~~~~ house:frame one step=3 title=\"a b\" \"two words\"\nbody\n~~~~\n",
    ])
  func reaches(_ markdown: String) {
    let rendered = render(markdown) { directive in
      let arguments = directive.arguments.map(\.text)
      let attributes = directive.attributes.map { "\($0.key)=\($0.value)" }
      return "<x>\(arguments)\(attributes)\(directive.body)</x>"
    }
    #expect(
      rendered.html == """
        <x>["one", "two words"]["step=3", "title=a b"]body
        </x>

        """)
  }

  @Test("A name between braces is a directive too")
  func braces() {
    let rendered = render("```{figure source=\"a b\" wide}\n```\n") {
      "<x>\($0["source"] ?? "")\($0.arguments.map(\.text))</x>"
    }
    #expect(rendered.html == "<x>a b[\"wide\"]</x>\n")
  }

  @Test(
    "A slip in the line that begins a directive is a fault at its place",
    arguments: [
      ("```", "{figure source=a alt=b", "5:4 the brace that opens here is not closed"),
      (
        "```", "{figure source=a} trailing",
        "5:22 unexpected 'trailing' after the brace that closes the directive"
      ),
      ("```", "{figure}x", "5:12 unexpected 'x' after the brace that closes the directive"),
      (
        "```", "{figure alt=\"unclosed width=7}",
        "5:16 the quotation mark that opens here is not closed"
      ),
      (
        "~~~", " house:frame title=\"a b",
        "5:23 the quotation mark that opens here is not closed"
      ),
    ])
  func slips(_ row: (fence: String, info: String, diagnostic: String)) {
    let rendered = render("\(row.fence)\(row.info)\nbody\n\(row.fence)\n") { _ in "<x></x>" }
    #expect(rendered.diagnostics.map(\.id) == [.directiveSyntax])
    #expect(
      rendered.diagnostics.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)"
      } == [row.diagnostic])
  }

  @Test("Code whose fence has braces elsewhere is code", arguments: ["js {1,3", "{}", "{a=b", "c"])
  func code(_ info: String) {
    let rendered = render("```\(info)\nbody\n```\n") { _ in "<x></x>" }
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered.html.contains("body\n</code>"))
  }

  @Test("A handler's faults are reported where the attribute stands")
  func diagnostics() {
    let rendered = render("a\n\n- ```house:frame one step=x\n  ```\n") {
      directive throws(DiagnosticError) in
      throw DiagnosticError([
        Diagnostic(DiagnosticID("bad"), at: directive.attributes[0].location, "no step"),
        Diagnostic(DiagnosticID("bad"), at: directive.arguments[0].location, "no name"),
      ])
    }
    #expect(
      rendered.diagnostics.map(\.description)
        == ["a.md:7:18: error: no name [bad]", "a.md:7:22: error: no step [bad]"])
  }
}
