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

  @Test("A handler's faults are reported where the attribute stands")
  func faults() {
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
