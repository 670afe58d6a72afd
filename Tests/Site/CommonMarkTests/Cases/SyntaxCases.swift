import CommonMark
import Diagnostics
import Testing

@Suite("Footnotes, alerts and names of headings") struct SyntaxCases {
  @Test("Footnotes", arguments: footnotes) func footnote(_ row: MarkdownCase) { row.check() }
  @Test("Alerts", arguments: alerts) func alert(_ row: MarkdownCase) { row.check() }

  private static func reference(_ name: String, _ number: Int, _ count: Int = 1) -> String {
    "<sup class=\"footnote-ref\"><a href=\"#fn-\(name)\" "
      + "id=\"fnref-\(name)\(count == 1 ? "" : "-\(count)")\">\(number)</a></sup>"
  }

  private static func notes(_ notes: (name: String, html: String, references: Int)...) -> String {
    let items = notes.map { note in
      let back = (1...note.references).map {
        " <a href=\"#fnref-\(note.name)\($0 == 1 ? "" : "-\($0)")\" class=\"footnote-back\" "
          + "aria-label=\"Back\">↩</a>"
      }
      return "<li id=\"fn-\(note.name)\">\n<p>\(note.html)\(back.joined())</p>\n</li>\n"
    }
    return "<section class=\"footnotes\">\n<ol>\n\(items.joined())</ol>\n</section>"
  }

  static let footnotes = [
    MarkdownCase(
      "after emphasis that ends in a mark", "**a.**[^1] _b?_[^1]\n\n[^1]: c",
      "<p><strong>a.</strong>\(reference("1", 1)) <em>b?</em>\(reference("1", 1, 2))</p>\n"
        + notes(("1", "c", 2))),
    MarkdownCase(
      "after an exclamation mark", "a![^1]\n\n[^1]: b",
      "<p>a!\(reference("1", 1))</p>\n\(notes(("1", "b", 1)))"),
    MarkdownCase(
      "in the text of a link, after which they go", "[a[^1] b[^2]](c) d\n\n[^1]: e\n[^2]: f",
      "<p><a href=\"c\">a b</a>\(reference("1", 1))\(reference("2", 2)) d</p>\n"
        + notes(("1", "e", 1), ("2", "f", 1))),
    MarkdownCase("escaped", "a\\[^1]\n\n[^1]: b", "<p>a[^1]</p>"),
    MarkdownCase("as the text of a link", "[^1](a)\n\n[^1]: b", "<p><a href=\"a\">^1</a></p>"),
    MarkdownCase(
      "one", "a[^1]\n\n[^1]: b *c*",
      "<p>a\(reference("1", 1))</p>\n\(notes(("1", "b <em>c</em>", 1)))"),
    MarkdownCase(
      "a single word", "a[^x].\n\n[^x]: word",
      "<p>a\(reference("x", 1)).</p>\n\(notes(("x", "word", 1)))"),
    MarkdownCase(
      "in the order of the references", "[^b]: B\n[^a]: A\n  on\n\nx[^a] y[^b] z[^a]",
      "<p>x\(reference("a", 1)) y\(reference("b", 2)) z\(reference("a", 1, 2))</p>\n"
        + notes(("a", "A\non", 2), ("b", "B", 1))),
    MarkdownCase(
      "a link and an address in a note", "a[^1]\n\n[^1]: [b](c) http://d.e",
      "<p>a\(reference("1", 1))</p>\n"
        + notes(("1", "<a href=\"c\">b</a> <a href=\"http://d.e\">http://d.e</a>", 1))),
    MarkdownCase(
      "in a cell and in emphasis", "*a[^1]*\n\nb[^1]|c\n-|-\n\n[^1]: d",
      "<p><em>a\(reference("1", 1))</em></p>\n"
        + TableCases.html(["b\(reference("1", 1, 2))", "c"]) + "\n" + notes(("1", "d", 2))),
    MarkdownCase(
      "right after a paragraph", "a[^1]\n*b*\n[^1]: c\n[^2]: d\n[^1]: e\nf",
      "<p>a\(reference("1", 1))\n<em>b</em></p>\n\(notes(("1", "c", 1)))"),
    MarkdownCase(
      "in a note", "a[^1]\n\n[^1]: b[^2]\n[^2]: c[^2]",
      "<p>a\(reference("1", 1))</p>\n"
        + notes(("1", "b\(reference("2", 2))", 1), ("2", "c\(reference("2", 2, 2))", 2))),
    MarkdownCase(
      "in notes after those in the text", "[^1]: b[^2]\n\n*a[^1]* c[^3]\n\n[^2]: d\n[^3]: e[^1]",
      "<p><em>a\(reference("1", 1))</em> c\(reference("3", 2))</p>\n"
        + notes(
          ("1", "b\(reference("2", 3))", 2), ("3", "e\(reference("1", 1, 2))", 1), ("2", "d", 1))),
    MarkdownCase(
      "in a note that is not shown", "a[^1]\n\n[^1]: b\n\n[^c]: d *[^1]*\n",
      "<p>a\(reference("1", 1))</p>\n\(notes(("1", "b", 1)))"),
    MarkdownCase(
      "in a second note of one name", "a[^1]\n\n[^1]: b\n\n[^1]: c[^1] d\n",
      "<p>a\(reference("1", 1))</p>\n\(notes(("1", "b", 1)))"),
    MarkdownCase(
      "only in a note that is not shown", "a[^1]\n\n[^1]: b\n\n[^3]: c[^2]\n[^2]: d",
      "<p>a\(reference("1", 1))</p>\n\(notes(("1", "b", 1)))"),
    MarkdownCase("none of that name", "a[^1]", "<p>a[^1]</p>"),
    MarkdownCase("escaped", "a\\[^1]\n\n[^1]: b", "<p>a[^1]</p>"),
    MarkdownCase(
      "in code", "`[^1]`\n\n```\n[^1]: b\n```",
      "<p><code>[^1]</code></p>\n<pre><code>[^1]: b\n</code></pre>"),
    MarkdownCase("a link", "[^a](b)", "<p><a href=\"b\">^a</a></p>"),
  ]

  static let alerts =
    ["note", "tip", "important", "warning", "caution"].map { name in
      MarkdownCase(
        name, "> [!\(name.uppercased())]\n> a *b*\n>\n> c",
        "<div class=\"alert alert-\(name)\" role=\"note\">\n"
          + "<p class=\"alert-title\">\(name.prefix(1).uppercased() + name.dropFirst())</p>\n"
          + "<p>a <em>b</em></p>\n<p>c</p>\n</div>")
    } + [
      MarkdownCase(
        "a list in it", "> [!NOTE]\n> - a",
        "<div class=\"alert alert-note\" role=\"note\">\n<p class=\"alert-title\">Note</p>\n"
          + "<ul>\n<li>a</li>\n</ul>\n</div>"),
      MarkdownCase(
        "another name", "> [!HINT]\n> a", "<blockquote>\n<p>[!HINT]\na</p>\n</blockquote>"),
      MarkdownCase(
        "more on the line", "> [!NOTE] a", "<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>"),
      MarkdownCase(
        "escaped", "> \\[!NOTE]\n> a", "<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>"),
      MarkdownCase("no quotation", "[!NOTE]\na", "<p>[!NOTE]\na</p>"),
    ]

  @Test(
    "Headings name themselves, and others leave the name alone",
    arguments: [
      ("## Low tide {#ebb}", ["ebb"]), ("# A {#b}\n\n# B", ["b", "b-1"]),
      ("# B\n\n# A {#b}", ["b-1", "b"]), ("A\n=\n\nB {#c.d_e:f-1}\n---", ["a", "c.d_e:f-1"]),
      ("# *A* {#ä}", ["ä"]), ("# A \\{#b}", ["a-b"]), ("# A `{#b}`", ["a-b"]),
      ("# {#b}", ["b"]), ("# A{#b}", ["ab"]),
      ("# A[^1]\n\n[^1]: b", ["a"]), ("# fn-1\n\na[^1]\n\n[^1]: b", ["fn-1-1"]),
    ])
  func headings(_ markdown: String, _ anchors: [String]) {
    let rendered = MarkdownRenderer().render(markdown, file: "a.md")
    #expect(rendered.headings.map(\.anchor) == anchors)
    #expect(rendered.headings.allSatisfy { !$0.text.hasSuffix(" ") })
    for anchor in anchors { #expect(rendered.html.contains(" id=\"\(anchor)\">")) }
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test(
    "What would be printed as it stands is reported where it stands",
    arguments: [
      ("a\n\nb {{< figure src=x >}} {{< c >}}", "a.md:3:3 '{{<'"),
      ("{{% notice %}}\n\na `{{% b %}}`", "a.md:1:1 '{{%'"),
      ("é {% if a %}", "a.md:1:3 '{%'"), ("> a\n> {{ b }}", "a.md:2:3 '{{'"),
      ("::: warning\na\n:::", "a.md:1:1 ':::'"), ("> [!HINT]\n> a", "a.md:1:3 '[!HINT]'"),
      ("- b\n\n  > [!NOTE] a", "a.md:3:5 '[!NOTE]'"), ("# A {.b}", "a.md:1:1 '{.b}'"),
      ("# A {#b .c}", "a.md:1:1 '{#b .c}'"), ("a|{{b}}\n-|-", "a.md:1:3 '{{'"),
    ])
  func foreign(_ markdown: String, _ expected: String) {
    let diagnostics = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
    #expect(diagnostics.allSatisfy { $0.id == .foreignSyntax && $0.severity == .warning })
    #expect(
      diagnostics.map { "\($0.location!) \($0.message)" }
        == ["\(expected) would be shown as plain text"])
  }

  @Test(
    "Footnotes that do not fit are reported where they stand",
    arguments: [
      ("a\n\nb[^1] c[^2]", ["3:2 there is no footnote '1'", "3:8 there is no footnote '2'"]),
      ("a\n\n  [^1]: b", ["3:3 nothing refers to the footnote '1'"]),
      ("a[^1]\n\n[^1]: b\n[^1]: c", ["4:1 the footnote '1' is defined twice"]),
      ("a[^1]\n\n[^1]: b\n [^2]: c", ["4:2 nothing refers to the footnote '2'"]),
      ("a[^1]\n\n[^1]: b\n\n[^c]: d[^1]", ["5:1 nothing refers to the footnote 'c'"]),
      (
        "a[^1]\n\n[^1]: b\n[^3]: c[^2]\n[^2]: d",
        ["4:1 nothing refers to the footnote '3'", "5:1 nothing refers to the footnote '2'"]
      ),
      ("a[^1]\n\n[^1]: *b  \nb\nb*\n[^2]: c", ["6:1 nothing refers to the footnote '2'"]),
    ])
  func footnoteDiagnostics(_ markdown: String, _ expected: [String]) {
    let diagnostics = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
    #expect(diagnostics.allSatisfy { $0.id == .footnote && $0.severity == .warning })
    #expect(diagnostics.map { "\($0.location!.range!.start) \($0.message)" } == expected)
  }

  @Test(
    "Marks of other dialects are reported, each kind once in a text",
    arguments: [
      ("!!! note\n\n!!! note", ["1:1 '!!! ' would be shown as plain text"]),
      ("a\n\n=== \"Tab\"", ["3:1 '=== \"' would be shown as plain text"]),
      ("/// note", ["1:1 '/// ' would be shown as plain text"]),
      ("[TOC]", ["1:1 '[TOC]' would be shown as plain text"]),
      ("--8<-- \"a\"", ["1:1 '--8<--' would be shown as plain text"]),
      ("a [[b]] c\n\n[[d]]", ["1:3 '[[' would be shown as plain text"]),
      ("a!!! b\n\n`[[c]]` a // b = c == d", []), ("a[[1]", []),
    ])
  func dialects(_ markdown: String, _ expected: [String]) {
    let diagnostics = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
      .filter { $0.id == .foreignSyntax }
    #expect(diagnostics.map { "\($0.location!.range!.start) \($0.message)" } == expected)
  }

  @Test("A heading's name may have spaces within its braces")
  func spacedName() {
    var renderer = MarkdownRenderer()
    renderer.anchorsHeadings = true
    #expect(renderer.render("# A { #own }", file: "a.md").html.contains("id=\"own\""))
  }

  @Test(
    "What looks like a link and is none is reported where it stands",
    arguments: [
      ("a\n> é [b][nope] ![c][none]", ["2:5 [b][nope]", "2:16 [c][none]"]),
      ("- [a](fi rst.md)\n  ![b](/c d)", ["1:3 [a](fi rst.md)", "2:4 [b](/c d)"]),
      ("# [a *b* c][d]\n\n[e *f*](g.md) [h][i]\n\n[d]: j", ["3:15 [h][i]"]),
      ("\\[a][b] [a][b]", ["1:9 [a][b]"]), ("\\[a\\][b] [c\\](d e.md)", []),
      ("`[a][b]` [a] [b] m[i][j] [1, 0][n1](x) [a-z][A-Z] [0][1] [Int][]", []),
      ("[sic](as he said) [Int](repeating: 0, count: 3) - [ ][x]", []),
      ("    [a][b]\n\n```\n[a](b c.md)\n```", []), ("[a][b]\n\n[B]: c", []),
    ] as [(String, [String])])
  func unmadeLinks(_ markdown: String, _ expected: [String]) {
    let diagnostics = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
    #expect(diagnostics.allSatisfy { $0.id == .linkSyntax && $0.severity == .warning })
    let found = diagnostics.map { diagnostic in
      let text = diagnostic.explanation?.split(separator: "'").first ?? ""
      return "\(diagnostic.location!.range!.start) \(text)"
    }
    #expect(found == expected)
  }

  @Test(
    "A definition of a link that is not used is reported where it stands",
    arguments: [
      ("[a]\n\n[a]: b\n[A]: c", ["4:1 the link '[A]' is defined twice"]),
      ("a\n\n> [é]: b\n>\n> c", ["3:3 nothing refers to the link '[é]'"]),
      ("[a]: b \"c\"\n[d]: <e f> (g)\n[d]", ["1:1 nothing refers to the link '[a]'"]),
      ("[//]: # (note)\n[c]: <>\n\na\n[b]: c\n\n```\n[d]: e\n```\n\n[f]: g h\n", []),
      ("[a b][c]\n![d][A\n  b]\n\n[a  b]: e\n[c]: f", []), ("a[^1]\n\n[^1]: b", []),
      ("|a|\n|-|\n|[b]|\n\n[b]: c", []),
    ] as [(String, [String])])
  func definitions(_ markdown: String, _ expected: [String]) {
    let diagnostics = MarkdownRenderer().render(markdown, file: "a.md").diagnostics
    #expect(diagnostics.allSatisfy { $0.id == .linkSyntax && $0.severity == .warning })
    #expect(diagnostics.map { "\($0.location!.range!.start) \($0.message)" } == expected)
  }

  @Test("A form that is left out stands as it is written")
  func leftOut() {
    let markdown = "~a~ http://b.c d[^1]\n\n- [ ] e\n\n> [!NOTE]\n> f\n\n# g {#h}\n\n[^1]: i j"
    var renderer = MarkdownRenderer()
    for form in MarkdownSyntax.allCases {
      renderer.syntax = [form]
      let html = renderer.render(markdown, file: "a.md").html
      let marks: [(MarkdownSyntax, String)] = [
        (.strikethrough, "~a~"), (.autolinks, " http://b.c "), (.footnotes, "d[^1]"),
        (.taskLists, "[ ] e"), (.alerts, "[!NOTE]"), (.headingIDs, "{#h}"),
      ]
      for (other, mark) in marks {
        #expect(html.contains(mark) == (other != form), "\(form) \(mark)")
      }
    }
  }

  @Test("Addresses without brackets are found where they stand")
  func places() {
    let links = MarkdownRenderer().render(
      "é http://a.b\n\n> c\n> www.d.e f@g.h [i](j)", file: "a.md"
    ).links
    #expect(
      links.map { "\($0.location.range!.start) \($0.url)" } == [
        "1:3 http://a.b", "4:3 http://www.d.e", "4:11 mailto:f@g.h", "4:17 j",
      ])
  }
}
