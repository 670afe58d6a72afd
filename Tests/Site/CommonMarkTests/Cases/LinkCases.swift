import Testing

@Suite("Links and images") struct LinkCases {
  @Test("Links", arguments: links) func link(_ row: MarkdownCase) { row.check() }
  @Test("References", arguments: references) func reference(_ row: MarkdownCase) { row.check() }
  @Test("Images", arguments: images) func image(_ row: MarkdownCase) { row.check() }
  @Test("Autolinks", arguments: autolinks) func autolink(_ row: MarkdownCase) { row.check() }

  static let links = [
    MarkdownCase("an address", "[a](/b)", "<p><a href=\"/b\">a</a></p>"),
    MarkdownCase("a title", "[a](/b \"c\")", "<p><a href=\"/b\" title=\"c\">a</a></p>"),
    MarkdownCase(
      "a title between single quotes", "[a](/b 'c \"d\"')",
      "<p><a href=\"/b\" title=\"c &quot;d&quot;\">a</a></p>"),
    MarkdownCase(
      "a title between parentheses", "[a](/b (c))", "<p><a href=\"/b\" title=\"c\">a</a></p>"),
    MarkdownCase("no address", "[a]()", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("an empty address", "[a](<>)", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("no text", "[](/b)", "<p><a href=\"/b\"></a></p>"),
    MarkdownCase("space in an address", "[a](/b c)", "<p>[a](/b c)</p>"),
    MarkdownCase("space between angles", "[a](</b c>)", "<p><a href=\"/b%20c\">a</a></p>"),
    MarkdownCase(
      "a line end between angles", "[a](<b\nc>)", "<p>[a](<!-- raw HTML omitted -->)</p>"),
    MarkdownCase("space around", "[a](  /b  )", "<p><a href=\"/b\">a</a></p>"),
    MarkdownCase(
      "line ends around", "[a](\n/b\n\"c\"\n)", "<p><a href=\"/b\" title=\"c\">a</a></p>"),
    MarkdownCase("space before the parenthesis", "[a] (/b)", "<p>[a] (/b)</p>"),
    MarkdownCase("balanced parentheses", "[a](b(c)d)", "<p><a href=\"b(c)d\">a</a></p>"),
    MarkdownCase("parentheses left open", "[a](b(c)", "<p>[a](b(c)</p>"),
    MarkdownCase("escaped parentheses", "[a](b\\(c)", "<p><a href=\"b(c\">a</a></p>"),
    MarkdownCase("escapes in an address", "[a](b\\*c\\d)", "<p><a href=\"b*c%5Cd\">a</a></p>"),
    MarkdownCase(
      "other scripts in an address", "[a](/ä/水)", "<p><a href=\"/%C3%A4/%E6%B0%B4\">a</a></p>"),
    MarkdownCase(
      "an address encoded already", "[a](/%20%C3?b=c&d#e)",
      "<p><a href=\"/%20%C3?b=c&amp;d#e\">a</a></p>"),
    MarkdownCase("a quote in an address", "[a](/\"b\")", "<p><a href=\"/%22b%22\">a</a></p>"),
    MarkdownCase("a fragment only", "[a](#b)", "<p><a href=\"#b\">a</a></p>"),
    MarkdownCase(
      "marks in the text", "[*a* `b` **c**](d)",
      "<p><a href=\"d\"><em>a</em> <code>b</code> <strong>c</strong></a></p>"),
    MarkdownCase("brackets in the text", "[a [b] c](d)", "<p><a href=\"d\">a [b] c</a></p>"),
    MarkdownCase(
      "an escaped bracket in the text", "[a \\[ b](d)", "<p><a href=\"d\">a [ b</a></p>"),
    MarkdownCase("a bracket left open in the text", "[a [b](c)", "<p>[a <a href=\"c\">b</a></p>"),
    MarkdownCase("no link in a link", "[a [b](c) d](e)", "<p>[a <a href=\"c\">b</a> d](e)</p>"),
    MarkdownCase(
      "an image in a link", "[![a](b)](c)", "<p><a href=\"c\"><img src=\"b\" alt=\"a\" /></a></p>"),
    MarkdownCase("over lines", "[a\nb](c)", "<p><a href=\"c\">a\nb</a></p>"),
    MarkdownCase("escaped", "\\[a](b)", "<p>[a](b)</p>"),
    MarkdownCase("an exclamation before it", "a!\\[b](c)", "<p>a![b](c)</p>"),
    MarkdownCase("two in a row", "[a](b)[c](d)", "<p><a href=\"b\">a</a><a href=\"d\">c</a></p>"),
    MarkdownCase("a title left open", "[a](b \"c)", "<p>[a](b &quot;c)</p>"),
    MarkdownCase("a title without space", "[a](b\"c\")", "<p><a href=\"b%22c%22\">a</a></p>"),
    MarkdownCase(
      "an unsafe scheme leads nowhere", "[a](javascript:b)", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("an unsafe scheme in capitals", "[a](VBScript:b)", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("a local file", "[a](file:///b)", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("a mail address", "[a](mailto:b@c.d)", "<p><a href=\"mailto:b@c.d\">a</a></p>"),
  ]

  static let references = [
    MarkdownCase("full", "[a][b]\n\n[b]: /c", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("collapsed", "[a][]\n\n[a]: /c", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("short", "[a]\n\n[a]: /c", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("a title", "[a]\n\n[a]: /c 'd'", "<p><a href=\"/c\" title=\"d\">a</a></p>"),
    MarkdownCase(
      "a title on the next line", "[a]\n\n[a]: /c\n  \"d\"",
      "<p><a href=\"/c\" title=\"d\">a</a></p>"),
    MarkdownCase("an address on the next line", "[a]\n\n[a]:\n/c", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("between angles", "[a]\n\n[a]: </c d>", "<p><a href=\"/c%20d\">a</a></p>"),
    MarkdownCase("an empty address", "[a]\n\n[a]: <>", "<p><a href=\"\">a</a></p>"),
    MarkdownCase("no address", "[a]\n\n[a]:", "<p>[a]</p>\n<p>[a]:</p>"),
    MarkdownCase("defined before", "[a]: /c\n\n[a]", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase(
      "defined at the head of a paragraph", "[a]: /c\n[a]", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("not defined within a paragraph", "b\n[a]: /c", "<p>b\n[a]: /c</p>"),
    MarkdownCase(
      "defined in a quote", "[a]\n\n> [a]: /c",
      "<p><a href=\"/c\">a</a></p>\n<blockquote>\n</blockquote>"),
    MarkdownCase(
      "not defined in code", "[a]\n\n    [a]: /c", "<p>[a]</p>\n<pre><code>[a]: /c\n</code></pre>"),
    MarkdownCase(
      "the first definition counts", "[a]\n\n[a]: /c\n[a]: /d", "<p><a href=\"/c\">a</a></p>"),
    MarkdownCase("capitals do not matter", "[ÄB]\n\n[äb]: /c", "<p><a href=\"/c\">ÄB</a></p>"),
    MarkdownCase(
      "space does not matter", "[a \n b]\n\n[a b]: /c", "<p><a href=\"/c\">a\nb</a></p>"),
    MarkdownCase(
      "marks in the text", "[*a*][b]\n\n[b]: /c", "<p><a href=\"/c\"><em>a</em></a></p>"),
    MarkdownCase("marks in a label", "[*a*]\n\n[*a*]: /c", "<p><a href=\"/c\"><em>a</em></a></p>"),
    MarkdownCase("space between", "[a] [b]\n\n[b]: /c", "<p>[a] <a href=\"/c\">b</a></p>"),
    MarkdownCase("undefined", "[a][b]", "<p>[a][b]</p>"),
    MarkdownCase(
      "only the text is defined", "[a][b]\n\n[a]: /c", "<p>[a][b]</p>"),
    MarkdownCase(
      "an address of its own comes first", "[a](/d)\n\n[a]: /c", "<p><a href=\"/d\">a</a></p>"),
    MarkdownCase("an empty label", "[]\n\n[]: /c", "<p>[]</p>\n<p>[]: /c</p>"),
    MarkdownCase("a label of space", "[ ]\n\n[ ]: /c", "<p>[ ]</p>\n<p>[ ]: /c</p>"),
    MarkdownCase("text after a definition", "[a]: /c d\n\n[a]", "<p>[a]: /c d</p>\n<p>[a]</p>"),
    MarkdownCase("text after a title", "[a]: /c 'd' e\n\n[a]", "<p>[a]: /c 'd' e</p>\n<p>[a]</p>"),
    MarkdownCase(
      "an escaped bracket in a label", "[a\\]b]\n\n[a\\]b]: /c", "<p><a href=\"/c\">a]b</a></p>"),
    MarkdownCase("never used", "[a]: /c", ""),
  ]

  static let images = [
    MarkdownCase("an address", "![a](b.png)", "<p><img src=\"b.png\" alt=\"a\" /></p>"),
    MarkdownCase(
      "a title", "![a](b.png \"c\")", "<p><img src=\"b.png\" alt=\"a\" title=\"c\" /></p>"),
    MarkdownCase(
      "marks are left out", "![*a* `b` [c](d)](e)", "<p><img src=\"e\" alt=\"a b c\" /></p>"),
    MarkdownCase("an image in an image", "![a ![b](c)](d)", "<p><img src=\"d\" alt=\"a b\" /></p>"),
    MarkdownCase(
      "by reference", "![a][b]\n\n[b]: /c.png", "<p><img src=\"/c.png\" alt=\"a\" /></p>"),
    MarkdownCase(
      "by its own reference", "![a]\n\n[a]: /c.png", "<p><img src=\"/c.png\" alt=\"a\" /></p>"),
    MarkdownCase(
      "signs of HTML", "![a \"<&](b)", "<p><img src=\"b\" alt=\"a &quot;&lt;&amp;\" /></p>"),
    MarkdownCase("no alternative text", "![](b)", "<p><img src=\"b\" alt=\"\" /></p>"),
    MarkdownCase("escaped", "\\![a](b)", "<p>!<a href=\"b\">a</a></p>"),
    MarkdownCase(
      "data", "![a](data:image/png;base64,AA==)",
      "<p><img src=\"data:image/png;base64,AA==\" alt=\"a\" /></p>"),
    MarkdownCase(
      "data of another kind", "![a](data:text/html,b)", "<p><img src=\"\" alt=\"a\" /></p>"),
    MarkdownCase("over lines", "![a\nb](c)", "<p><img src=\"c\" alt=\"a b\" /></p>"),
  ]

  static let autolinks = [
    MarkdownCase(
      "an address", "<https://a.b/c?d=e&f>",
      "<p><a href=\"https://a.b/c?d=e&amp;f\">https://a.b/c?d=e&amp;f</a></p>"),
    MarkdownCase("another scheme", "<x-y+z.1:a>", "<p><a href=\"x-y+z.1:a\">x-y+z.1:a</a></p>"),
    MarkdownCase(
      "a mail address", "<a.b@c-d.e>", "<p><a href=\"mailto:a.b@c-d.e\">a.b@c-d.e</a></p>"),
    MarkdownCase(
      "no escapes", "<https://a/\\[b>", "<p><a href=\"https://a/%5C%5Bb\">https://a/\\[b</a></p>"),
    MarkdownCase(
      "space within", "<https://a b>", "<p>&lt;<a href=\"https://a\">https://a</a> b&gt;</p>"),
    MarkdownCase("a scheme too short", "<x:a>", "<p>&lt;x:a&gt;</p>"),
    MarkdownCase("no scheme", "<a.b.c>", "<p>&lt;a.b.c&gt;</p>"),
    MarkdownCase("empty", "<>", "<p>&lt;&gt;</p>"),
    MarkdownCase(
      "an unsafe scheme leads nowhere", "<javascript:a>", "<p><a href=\"\">javascript:a</a></p>"),
  ]
}
