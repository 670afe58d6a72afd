import Diagnostics
import Testing

@testable import SiteTemplates

/// The output of templates for Markdown, and how Markdown would read it.
@Suite("A template for Markdown")
struct MarkdownContextTests {
  /// A template, the value in it, and what it shows.
  struct Case: CustomTestStringConvertible {
    let template: String
    let value: PageValue
    let shown: String

    init(_ template: String, _ value: PageValue, _ shown: String) {
      self.template = template
      self.value = value
      self.shown = shown
    }

    var testDescription: String { "\(template) with \(value)" }
  }

  private static let paragraphs: [Case] = [
    Case("a {{v}}", "plain words, 1 + 2 (or 3)", "a plain words, 1 + 2 (or 3)"),
    Case("a {{v}}", "*bold* 2 * 3 a*", "a \\*bold\\* 2 * 3 a\\*"),
    Case(
      "a {{v}}", "bind(_:to:_:) of snake_case and _x_",
      "a bind(\\_:to:\\_:) of snake_case and \\_x\\_"),
    Case("a {{v}}", "`code` ~~gone~~ ~ 3", "a \\`code\\` \\~\\~gone\\~\\~ ~ 3"),
    Case("a {{v}}", "Set<Int> a < b </p> <!--", "a Set&lt;Int> a < b &lt;/p> &lt;!--"),
    Case("a {{v}}", "a && b &amp; &#9; R&D", "a a && b &amp;amp; &amp;#9; R&amp;D"),
    Case("a {{v}}", "[1, 2] [a](b) [c][d] [ ]]", "a [1, 2] [a&#93;(b) [c][d] [ ]]"),
    Case("a {{v}}", "[[1] x", "a [[1] x"),
    Case("a {{v}}", #"a\b \* \"#, #"a a\b \\\* \\"#),
    Case("a {{v}}", "one\ntwo | three", "a one two | three"),
    Case("a {{v}}", 12, "a 12"), Case("a {{v}}", true, "a true"),
    Case("a {{{v}}}", .rich(html: "<b>x</b>", markdown: "**x**"), "a **x**"),
  ]

  private static let beginnings: [Case] = [
    Case("{{v}}", "# a", "\\# a"), Case("{{v}}", "#a ##b", "#a ##b"), Case("{{v}}", "> a", "\\> a"),
    Case("{{v}}", "- a", "\\- a"), Case("{{v}}", "-a", "-a"), Case("{{v}}", "---", "\\---"),
    Case("{{v}}", "1. a", "1\\. a"), Case("{{v}}", "1.5 a", "1.5 a"),
    Case("{{v}}", "12) a", "12\\) a"),
    Case("- {{v}} x", "+", "- \\+ x"), Case("1. {{v}}", "> a", "1. \\> a"),
    Case("a\n{{v}}", "- b", "a\n\\- b"), Case("a {{v}}", "- b", "a - b"),
    Case("# {{v}}", "# a", "# # a"),
    Case("{{#v}}- {{.}}\n{{/v}}", ["+ a", "b"], "- \\+ a\n- b\n"),
  ]

  private static let tables: [Case] = [
    Case("| {{v}} |", "a | b\nc", "| a \\| b c |"), Case("| `{{v}}` |", "a|b", "| `a\\|b` |"),
    Case("| |{{#v}} {{.}} |{{/v}}\nx {{v}}", ["|", "b"], "| | \\| | b |\nx "),
    Case("a | {{v}}", "|", "a | |"),
  ]

  private static let code: [Case] = [
    Case("`{{v}}` {{v}}", "a_b*[c](d)<e> \\n", "`a_b*[c](d)<e> \\n` a_b\\*[c&#93;(d)&lt;e> \\n"),
    Case("``{{v}}``", "a\nb", "``a b``"), Case("\\`{{v}}\\`", "*", "\\`\\*\\`"),
    Case("```\n{{v}}```\n{{v}}", "*a*\n| <b>\n", "```\n*a*\n| <b>\n```\n\\*a\\* | &lt;b> "),
    Case(
      "````swift\n{{{v}}}````\n", .rich(html: "", markdown: "```\n`_`\n"),
      "````swift\n```\n`_`\n````\n"),
    Case("```\n```\n{{v}}", "*", "```\n```\n\\*"),
  ]

  private static let links: [Case] = [
    Case("[{{v}}](/a/)", "a [b] c] *", "[a [b] c&#93; \\*](/a/)"),
    Case("[{{v}}](/a/) {{v}}", "x[0](1)", "[x\\[0&#93;(1)](/a/) x[0&#93;(1)"),
    Case("[{{v}}](/a/)", "[[", "[\\[\\[](/a/)"), Case("{{v}}", "[a]: b", "\\[a]: b"),
    Case("{{v}}", "[a] b", "[a] b"),
    Case("[a](/{{v}}/) {{v}}", "b_c*(d) e", "[a](/b_c*%28d%29%20e/) b_c\\*(d) e"),
    Case("[`{{v}}`](/a/{{v}})", "*", "[`*`](/a/*)"),
  ]

  @Test("shows values so that they are read as they are", arguments: paragraphs)
  func paragraph(_ each: Case) { #expect(Self.shown(each) == each.shown) }

  @Test("begins no list and no heading by a value", arguments: beginnings)
  func beginning(_ each: Case) { #expect(Self.shown(each) == each.shown) }

  @Test("keeps a value within its cell", arguments: tables)
  func table(_ each: Case) { #expect(Self.shown(each) == each.shown) }

  @Test("shows code as it is", arguments: code)
  func codes(_ each: Case) { #expect(Self.shown(each) == each.shown) }

  @Test("keeps a value within a link's text or its address", arguments: links)
  func link(_ each: Case) { #expect(Self.shown(each) == each.shown) }

  @Test("shows in HTML what it shows in Markdown, each in its own form")
  func forms() {
    let values: [String: PageValue] = [
      "text": "a \"b\" <c> *d*",
      "rich": .rich(html: "<b>x</b>", markdown: "**x**"),
    ]
    let template = "{{text}} {{{rich}}}"
    #expect(
      Self.rendered(["page": template], "page", values).text
        == "a &quot;b&quot; &lt;c&gt; *d* <b>x</b>")
    #expect(
      Self.rendered(["page.md": template], "page.md", values).text
        == "a \"b\" &lt;c> \\*d\\* **x**")
  }

  @Test("calls templates for Markdown only, and is called by no other")
  func calls() {
    let templates = [
      "a.md": "x\n{{>b}}", "b": "{{>a.md}}", "c.md": "{{>a.md}}{{>d.md}}", "d.md": "",
    ]
    #expect(
      Self.rendered(templates, "d.md", [:]).diagnostics == [
        "a.md:2:4: error: there is no template 'b' for Markdown [unknown-partial]",
        "b:1:4: error: there is no template 'a.md' [unknown-partial]",
      ])
  }

  @Test(
    "shows no HTML, escapes nothing that is finished, and no text without escaping it",
    arguments: [
      (
        "{{{html}}}",
        "1:4: error: 'html' is HTML, which a Markdown template cannot show [wrong-value]"
      ),
      (
        "\n {{html}}",
        "2:4: error: 'html' is HTML, which a Markdown template cannot show [wrong-value]"
      ),
      ("{{rich}}", "1:3: error: 'rich' is Markdown and would be escaped here [wrong-value]"),
      ("{{{text}}}", "1:4: error: 'text' is a text and would not be escaped here [wrong-value]"),
      ("{{texd}}", "1:3: error: no page supplies 'texd' [unknown-value]"),
    ])
  func mismatches(_ template: String, _ diagnostic: String) {
    let values: [String: PageValue] = [
      "text": "a", "html": .html("a"), "rich": .rich(html: "a", markdown: "a"),
    ]
    #expect(
      Self.rendered(["page.md": template], "page.md", values).diagnostics == [
        "page.md:" + diagnostic
      ])
  }

  private static func shown(_ each: Case) -> String? {
    rendered(["page.md": each.template], "page.md", ["v": each.value]).text
  }

  /// The output of a template, and what is wrong with it and all others.
  private static func rendered(
    _ texts: [String: String], _ name: String, _ values: [String: PageValue]
  ) -> (text: String?, diagnostics: [String]) {
    let collector = DiagnosticCollector()
    let library = TemplateLibrary(
      texts.map { (name: $0.key, file: $0.key, text: $0.value) },
      reportingTo: collector)
    var checker = TemplateChecker(library: library)
    var shape = ValueShape()
    shape.insert(values)
    checker.check(name, against: shape)
    let diagnostics = (collector.diagnostics + checker.diagnostics).sorted().map(\.description)
    let text = library.program(name, sharing: [:]).map { program in
      TemplateRun.render(program, templates: library.templates) { name, _ in values[name] }
    }
    return (text.map { String(decoding: $0, as: UTF8.self) }, diagnostics)
  }
}
