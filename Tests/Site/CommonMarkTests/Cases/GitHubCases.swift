import CommonMark
import Testing

/// The examples of GitHub Flavored Markdown 0.29 for what is read besides tables.
///
/// Check boxes also say in words what they are, for those who do not see them.
@Suite("GitHub Flavored Markdown") struct GitHubCases {
  @Test("Strikethrough", arguments: strikethrough) func strike(_ row: MarkdownCase) { row.check() }
  @Test("Task lists", arguments: tasks) func task(_ row: MarkdownCase) { row.check() }
  @Test("Autolinks", arguments: autolinks) func autolink(_ row: MarkdownCase) { row.check() }

  static let strikethrough = [
    MarkdownCase(
      "one and two tildes", "~~Hi~~ Hello, ~there~ world!",
      "<p><del>Hi</del> Hello, <del>there</del> world!</p>"),
    MarkdownCase(
      "a paragraph ends it", "This ~~has a\n\nnew paragraph~~.",
      "<p>This ~~has a</p>\n<p>new paragraph~~.</p>"),
    MarkdownCase(
      "three tildes are none", "This will ~~~not~~~ strike.",
      "<p>This will ~~~not~~~ strike.</p>"),
    MarkdownCase(
      "escaped in a text that has all other marks", "\\~a~ ^$%;@?,/ *\\~* `\\~`",
      "<p>~a~ ^$%;@?,/ <em>~</em> <code>\\~</code></p>"),
    MarkdownCase("unlike ends", "~~a~ b", "<p>~~a~ b</p>"),
    MarkdownCase("around emphasis", "~~a *b* c~~", "<p><del>a <em>b</em> c</del></p>"),
    MarkdownCase("within emphasis", "*a ~~b~~*", "<p><em>a <del>b</del></em></p>"),
    MarkdownCase("across emphasis", "*a ~~b* c~~", "<p><em>a ~~b</em> c~~</p>"),
    MarkdownCase("over two lines", "~~a\nb~~", "<p><del>a\nb</del></p>"),
    MarkdownCase("space within", "~~ a ~~", "<p>~~ a ~~</p>"),
    MarkdownCase("amounts", "~100 and ~200", "<p>~100 and ~200</p>"),
    MarkdownCase("escaped", "\\~~a~~ \\~b\\~", "<p>~~a~~ ~b~</p>"),
    MarkdownCase("escaped within", "~~a \\~~ b~~", "<p><del>a ~~ b</del></p>"),
    MarkdownCase("code", "`~~a~~ \\~`", "<p><code>~~a~~ \\~</code></p>"),
    MarkdownCase("a block of code", "    \\~a", "<pre><code>\\~a\n</code></pre>"),
    MarkdownCase("signs of HTML", "~~<~~", "<p><del>&lt;</del></p>"),
    MarkdownCase("in a link", "[~~a~~](b)", "<p><a href=\"b\"><del>a</del></a></p>"),
    MarkdownCase("of a link", "~~[a](b)~~", "<p><del><a href=\"b\">a</a></del></p>"),
    MarkdownCase("in a heading", "# ~~a~~ b", "<h1><del>a</del> b</h1>"),
    MarkdownCase("in an image", "![~~a~~](b)", "<p><img src=\"b\" alt=\"a\" /></p>"),
    MarkdownCase(
      "in a cell", "~~a~~|b~~\n-|-", TableCases.html(["<del>a</del>", "b~~"])),
  ]

  static let toDo = "<input type=\"checkbox\" disabled=\"\" aria-label=\"to do\" />"
  static let done = "<input type=\"checkbox\" checked=\"\" disabled=\"\" aria-label=\"done\" />"

  static let tasks = [
    MarkdownCase(
      "a list", "- [ ] foo\n- [x] bar", "<ul>\n<li>\(toDo) foo</li>\n<li>\(done) bar</li>\n</ul>"),
    MarkdownCase(
      "a list in another", "- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim",
      "<ul>\n<li>\(done) foo\n<ul>\n<li>\(toDo) bar</li>\n<li>\(done) baz</li>\n</ul>\n</li>\n"
        + "<li>\(toDo) bim</li>\n</ul>"),
    MarkdownCase("numbered", "1. [X] a", "<ol>\n<li>\(done) a</li>\n</ol>"),
    MarkdownCase("no list", "[ ] a", "<p>[ ] a</p>"),
    MarkdownCase("no space after it", "- [x]a", "<ul>\n<li>[x]a</li>\n</ul>"),
    MarkdownCase("nothing after it", "- [ ]", "<ul>\n<li>[ ]</li>\n</ul>"),
    MarkdownCase("escaped", "- \\[ ] a", "<ul>\n<li>[ ] a</li>\n</ul>"),
    MarkdownCase("another letter", "- [y] a", "<ul>\n<li>[y] a</li>\n</ul>"),
    MarkdownCase(
      "a link", "- [x](b) a", "<ul>\n<li><a href=\"b\">x</a> a</li>\n</ul>"),
    MarkdownCase(
      "in a quotation", "> - [ ] a",
      "<blockquote>\n<ul>\n<li>\(toDo) a</li>\n</ul>\n</blockquote>"),
  ]

  private static func link(_ url: String, _ text: String? = nil) -> String {
    "<a href=\"\(url)\">\(text ?? url)</a>"
  }

  /// The link of a bare `www.` address.
  private static func web(_ address: String) -> String { link("http://\(address)", address) }

  /// The link of a bare electronic address.
  private static func mail(_ address: String) -> String { link("mailto:\(address)", address) }

  static let autolinks = [
    MarkdownCase(
      "www", "www.commonmark.org",
      "<p>\(web("www.commonmark.org"))</p>"
    ),
    MarkdownCase(
      "a path", "Visit www.commonmark.org/help for more information.",
      "<p>Visit \(web("www.commonmark.org/help")) for more information.</p>"
    ),
    MarkdownCase(
      "a stop after it", "Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.",
      "<p>Visit \(web("www.commonmark.org")).</p>\n"
        + "<p>Visit \(web("www.commonmark.org/a.b")).</p>"),
    MarkdownCase(
      "brackets",
      """
      www.google.com/search?q=Markup+(business)\n\nwww.google.com/se\
      arch?q=Markup+(business)))\n\n(www.google.com/search?q=Markup+\
      (business))\n\n(www.google.com/search?q=Markup+(business)
      """,
      [("", ""), ("", "))"), ("(", ")"), ("(", "")].map {
        "<p>\($0)\(web("www.google.com/search?q=Markup+(business)"))\($1)</p>"
      }.joined(separator: "\n")),
    MarkdownCase(
      "brackets within", "www.google.com/search?q=(business))+ok",
      "<p>\(web("www.google.com/search?q=(business))+ok"))</p>"
    ),
    MarkdownCase(
      "what looks like an entity",
      "www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;",
      "<p>\(web("www.google.com/search?q=commonmark&amp;hl=en"))</p>\n"
        + "<p>\(web("www.google.com/search?q=commonmark"))&amp;hl;</p>"
    ),
    MarkdownCase(
      "less than", "www.commonmark.org/he<lp",
      "<p>\(web("www.commonmark.org/he"))&lt;lp</p>"),
    MarkdownCase(
      "schemes",
      """
      http://commonmark.org\n\n(Visit https://encrypted.google.com/s\
      earch?q=Markup+(business))\n\nAnonymous FTP is available at ftp://foo.bar.baz.
      """,
      "<p>\(link("http://commonmark.org"))</p>\n"
        + "<p>(Visit \(link("https://encrypted.google.com/search?q=Markup+(business)")))</p>\n"
        + "<p>Anonymous FTP is available at \(link("ftp://foo.bar.baz")).</p>"),
    MarkdownCase(
      "an e-mail address", "foo@bar.baz", "<p>\(mail("foo@bar.baz"))</p>"),
    MarkdownCase(
      "a plus in an e-mail address",
      "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
      "<p>hello@mail+xyz.example isn't valid, but \(mail("hello+xyz@mail.example")) is.</p>"
    ),
    MarkdownCase(
      "the end of an e-mail address",
      "a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_",
      "<p>\(mail("a.b-c_d@a.b"))</p>\n<p>\(mail("a.b-c_d@a.b")).</p>\n"
        + "<p>a.b-c_d@a.b-</p>\n<p>a.b-c_d@a.b_</p>"),
    MarkdownCase(
      "mailto", "mailto:foo@bar.baz.", "<p>\(link("mailto:foo@bar.baz")).</p>"),
    MarkdownCase("no domain", "www.a_b http:///a", "<p>www.a_b http:///a</p>"),
    MarkdownCase(
      "a domain of one part, and a port", "http://localhost http://localhost:8080/ x",
      "<p>\(link("http://localhost")) \(link("http://localhost:8080/")) x</p>"),
    MarkdownCase(
      "after a mark", "\"http://e.org/\" see:https://e.org/y ：https://e.org",
      "<p>&quot;\(link("http://e.org/"))&quot; see:\(link("https://e.org/y")) ：\(link("https://e.org"))</p>"
    ),
    MarkdownCase("a version", "npm i foo@1.2.3 a@b.c1", "<p>npm i foo@1.2.3 a@b.c1</p>"),
    MarkdownCase("after a letter", "xhttp://a.b", "<p>xhttp://a.b</p>"),
    MarkdownCase("in code", "`http://a.b`", "<p><code>http://a.b</code></p>"),
    MarkdownCase("in a link", "[http://a.b](c)", "<p>\(link("c", "http://a.b"))</p>"),
    MarkdownCase(
      "after a link", "[a](b) http://a.b", "<p>\(link("b", "a")) \(link("http://a.b"))</p>"),
    MarkdownCase("in brackets", "<http://a.b>", "<p>\(link("http://a.b"))</p>"),
    MarkdownCase("in emphasis", "*http://a.b*", "<p><em>\(link("http://a.b"))</em></p>"),
    MarkdownCase(
      "other scripts", "http://äö.de/ü",
      "<p>\(link("http://%C3%A4%C3%B6.de/%C3%BC", "http://äö.de/ü"))</p>"),
    MarkdownCase(
      "with a tilde", "http://a.b/~c ~~d~~", "<p>\(link("http://a.b/~c")) <del>d</del></p>"),
    MarkdownCase("in a cell", "http://a.b|c\n-|-", TableCases.html([link("http://a.b"), "c"])),
    MarkdownCase("no script", "javascript://a.b", "<p>javascript://a.b</p>"),
  ]
}
