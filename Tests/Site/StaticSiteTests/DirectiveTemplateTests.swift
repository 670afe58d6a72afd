import Diagnostics
import SiteFiles
import StaticSite
import TestSupport
import Testing

@Suite("Directives that templates define") struct DirectiveTemplateTests {
  private static let template = """
    ---
    arguments:
      source: file
      caption: optional text
      width: optional number 1...2000
      wide: true or false
      side: optional one of left, right
      home: optional link
    body: markdown
    ---
    <figure{{#wide}} class="wide"{{/wide}}{{#side}} id="{{side}}"{{/side}}><img src="{{source}}" alt=""
    {{#width}}width="{{width}}"{{/width}}>{{> parts/caption}}{{#home}}<a href="{{home}}">h</a>{{/home}}{{{body}}}</figure>

    """

  private func site(_ body: String, template: String = template) throws -> SmallSite {
    let small = try SmallSite()
    try small.folder.write(template, to: "templates/directives/figure.mustache")
    try small.folder.write(
      "{{#caption}}<b>{{caption}}</b>{{/caption}}", to: "templates/parts/caption.mustache")
    try small.folder.write("---\ntitle: A\n---\n\(body)\n", to: "content/guide/a.md")
    return small
  }

  private func html(_ site: BuiltSite) -> String {
    site.file(at: "guide/a/index.html").map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test("show their arguments, and addresses are those of the text")
  func shown() async throws {
    let small = try site(
      """
      ```{figure source=dot.txt caption="A & b" width=20 wide=true side=left home=index.md}
      A *text* with a [link](index.md).
      ```
      """)
    let built = await small.load()
    #expect(built.diagnostics.isEmpty)
    let page = html(built)
    #expect(page.contains("<figure class=\"wide\" id=\"left\"><img src=\"../dot.txt\" alt=\"\""))
    #expect(
      page.contains(
        "width=\"20\"><b>A &amp; b</b><a href=\"../index.html\">h</a><p>A <em>text</em>"))
    #expect(page.contains("<a href=\"../index.html\">link</a>"))
  }

  @Test("An argument that is left out shows as nothing, and a section over it is empty")
  func leftOut() async throws {
    let small = try site(
      "```{figure source=dot.txt}\n```",
      template: """
        ---
        arguments:
          source: file
          caption: optional text
          width: optional number
          side: optional one of left, right
          home: optional link
          wide: true or false
        ---
        <i>[{{caption}}{{width}}{{side}}{{home}}]</i>\
        <b>[{{#caption}}1{{/caption}}{{#width}}2{{/width}}{{#wide}}3{{/wide}}]</b>\
        <u>[{{^caption}}1{{/caption}}{{^width}}2{{/width}}{{^wide}}3{{/wide}}]</u>
        """)
    let built = await small.load()
    #expect(built.diagnostics.isEmpty)
    #expect(html(built).contains("<i>[]</i><b>[]</b><u>[123]</u>"))
  }

  @Test(
    "Each fault of a use is found at its place",
    arguments: [
      ("{figure}", "4:5 the directive 'figure' lacks the argument 'source'", nil),
      ("{figure source=none.txt}", "4:12 'none.txt' leads nowhere", nil),
      ("{figure source=none.md}", "4:12 there is no text 'none.md'", nil),
      (
        "{figure source=https://example.org}",
        "4:12 'source' expects the path of a file of this site, found 'https://example.org'", nil
      ),
      (
        "{figure source=dot.txt width=0}",
        "4:27 'width' expects a whole number from 1 to 2000, found '0'", nil
      ),
      ("{figure source=dot.txt wide=yes}", "4:27 'wide' expects true or false, found 'yes'", nil),
      (
        "{figure source=dot.txt side=lft}", "4:27 'side' expects one of left, right, found 'lft'",
        "did you mean 'left'?"
      ),
      (
        "{figure source=dot.txt captoin=x}", "4:27 there is no argument 'captoin'",
        "did you mean 'caption'?"
      ),
      (
        "{figure dot.txt}", "4:12 'dot.txt' has no argument name",
        "write 'source=…'"
      ),
      ("{figure source=dot.txt source=dot.txt}", "4:27 'source' is given twice", nil),
      (
        "{figur source=dot.txt}", "4:5 unknown directive 'figur'", "did you mean 'figure'?"
      ),
    ])
  func diagnostics(_ row: (info: String, message: String, suggestion: String?)) async throws {
    let found = try await site("```\(row.info)\n```").load().diagnostics
    let messages = found.map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)"
    }
    #expect(messages.contains(row.message), "\(messages)")
    if let suggestion = row.suggestion { #expect(found.map(\.suggestion).contains(suggestion)) }
  }

  @Test(
    "Each fault of a template is found at its place",
    arguments: [
      ("---\narguments: {a: txet}\n---\n", "2:16 unknown-word", nil),
      ("---\narguments: {A: text}\n---\n", "2:13 wrong-name", nil),
      ("---\nargument: {a: text}\n---\n", "2:1 unknown-key", "did you mean 'arguments'?"),
      ("---\nbody: html\n---\n", "2:7 unknown-word", nil),
      (
        "---\narguments: {source: text}\n---\n\n<b>{{sorce}}</b>", "5:6 unknown-value",
        "did you mean 'source'?"
      ),
      ("---\narguments: {source: text}\n---\n{{{source}}}", "4:4 wrong-value", nil),
      ("{{#a}}", "1:1 template-syntax", nil),
      ("{{> directives/figure}}", "1:1 endless-template", nil),
    ])
  func templateDiagnostics(_ row: (template: String, diagnostic: String, suggestion: String?))
    async throws
  {
    let found = try await site("```{figure source=dot.txt}\n```", template: row.template).load()
      .diagnostics
      .filter { $0.location?.file.hasSuffix("figure.mustache") == true }
    let places = found.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
    #expect(
      places.contains { $0.hasSuffix(String(row.diagnostic.split(separator: " ")[1])) }, "\(places)"
    )
    #expect(
      places.contains { $0.hasPrefix(String(row.diagnostic.split(separator: ":")[0]) + ":") },
      "\(places)")
    if let suggestion = row.suggestion { #expect(found.map(\.suggestion).contains(suggestion)) }
  }

  @Test("A body where none is taken is a fault at its line")
  func body() async throws {
    let found = try await site(
      "```{figure}\n\nx\n```", template: "<hr>"
    ).load().diagnostics
    #expect(found.map(\.id) == [.directiveArgument])
    #expect(found.first?.location?.line == 6)
  }

  @Test("A body is a fault where its first text stands, whatever the directive is in")
  func bodyInList() async throws {
    let found = try await site("> - ```{figure}\n>\n>      é\n>   ```", template: "<hr>").load()
      .diagnostics
    #expect(
      found.map { "\($0.location!.range!.start) \($0.id)" } == [
        "6:8 directive-argument"
      ])
  }

  @Test("One in the body of another cannot stand there, and nothing else is suggested")
  func nested() async throws {
    let found = try await site(
      "````{figure source=dot.txt}\n```{figure source=dot.txt}\n```\n````"
    ).load().diagnostics
    #expect(
      found.map { "\($0.location!.range!.start) \($0.message)" } == [
        "5:5 the directive 'figure' is not allowed here"
      ])
    #expect(found.first?.id == .misplacedDirective)
    #expect(found.first?.suggestion == nil)
  }

  @Test("Those of a report mean something only while it is made")
  func ofReports() async throws {
    let small = try site("```all:own\n```\n\n```none:own\n```\n\n```all:other\n```")
    let built = await small.load()
    #expect(
      built.diagnostics.map(\.message) == [
        "unknown directive 'none:own'", "the directive 'all:other' is not allowed here",
      ])
    #expect(
      built.diagnostics.first?.explanation == "Known directives: all:own, figure, site:names.")
    #expect(built.diagnostics.last?.explanation == "It stands elsewhere.")
  }

  @Test("A change of the template, of a partial, or of which there are renders the texts again")
  func changes() async throws {
    let small = try site("```{figure source=dot.txt caption=c}\n```")
    let built = Site(small.setup())
    _ = await built.build()
    func update(_ text: String, _ path: String) async throws -> String {
      try small.folder.write(text, to: path)
      let now = await built.update([small.folder.path(path)])
      let clean = await small.load()
      #expect(now.files == clean.files)
      #expect(now.diagnostics == clean.diagnostics)
      return html(now)
    }
    #expect(
      try await update(
        "{{#caption}}<i>{{caption}}</i>{{/caption}}", "templates/parts/caption.mustache"
      )
      .contains("<i>c</i>"))
    #expect(
      try await update(
        "---\narguments: {source: file, caption: text}\n---\n<hr>",
        "templates/directives/figure.mustache"
      )
      .contains("<hr>"))
    #expect(
      try await update("---\ntitle: A\n---\n```{other}\n```\n", "content/guide/a.md").contains(
        "other"))
    #expect(try await update("<br>", "templates/directives/other.mustache").contains("<br>"))
  }
}
