import Testing

@Suite("Inlines") struct InlineCases {
  @Test("Emphasis", arguments: emphasis) func stress(_ row: MarkdownCase) { row.check() }
  @Test("Line breaks", arguments: breaks) func lineBreak(_ row: MarkdownCase) { row.check() }
  @Test("Escapes and entities", arguments: signs) func sign(_ row: MarkdownCase) { row.check() }

  static let emphasis = [
    MarkdownCase("stars", "*a*", "<p><em>a</em></p>"),
    MarkdownCase("underscores", "_a_", "<p><em>a</em></p>"),
    MarkdownCase("strong stars", "**a**", "<p><strong>a</strong></p>"),
    MarkdownCase("strong underscores", "__a__", "<p><strong>a</strong></p>"),
    MarkdownCase("both", "***a***", "<p><em><strong>a</strong></em></p>"),
    MarkdownCase("strong within", "*a **b** c*", "<p><em>a <strong>b</strong> c</em></p>"),
    MarkdownCase("emphasis within", "**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    MarkdownCase("ending together", "**a *b***", "<p><strong>a <em>b</em></strong></p>"),
    MarkdownCase("beginning together", "***a** b*", "<p><em><strong>a</strong> b</em></p>"),
    MarkdownCase("four stars", "****a****", "<p><strong><strong>a</strong></strong></p>"),
    MarkdownCase("within a word", "a*b*c", "<p>a<em>b</em>c</p>"),
    MarkdownCase("underscores within a word", "a_b_c", "<p>a_b_c</p>"),
    MarkdownCase("underscores within another script", "пристань_моря_", "<p>пристань_моря_</p>"),
    MarkdownCase("underscores beside punctuation", "(_a_).", "<p>(<em>a</em>).</p>"),
    MarkdownCase("space inside", "* a*", "<ul>\n<li>a*</li>\n</ul>"),
    MarkdownCase("space before the end", "b *a *", "<p>b *a *</p>"),
    MarkdownCase("space on both sides", "a * b * c", "<p>a * b * c</p>"),
    MarkdownCase("no-break space inside", "*\u{A0}a*", "<p>*\u{A0}a*</p>"),
    MarkdownCase("punctuation inside", "a*\"b\"*", "<p>a*&quot;b&quot;*</p>"),
    MarkdownCase("left open", "*a", "<p>*a</p>"),
    MarkdownCase("one too many", "**a*", "<p>*<em>a</em></p>"),
    MarkdownCase("one too many at the end", "*a**", "<p><em>a</em>*</p>"),
    MarkdownCase("marks that do not match", "*a_", "<p>*a_</p>"),
    MarkdownCase("crossing", "*a _b* c_", "<p><em>a _b</em> c_</p>"),
    MarkdownCase("nested with the other mark", "_a *b* c_", "<p><em>a <em>b</em> c</em></p>"),
    MarkdownCase("over lines", "*a\nb*", "<p><em>a\nb</em></p>"),
    MarkdownCase("not over paragraphs", "*a\n\nb*", "<p>*a</p>\n<p>b*</p>"),
    MarkdownCase("escaped", "\\*a*", "<p>*a*</p>"),
    MarkdownCase("escaped at the end", "*a\\*", "<p>*a*</p>"),
    MarkdownCase("empty", "a ** b", "<p>a ** b</p>"),
    MarkdownCase("around a link", "*[a](b)*", "<p><em><a href=\"b\">a</a></em></p>"),
    MarkdownCase("stars in an address", "*[a*](b)", "<p>*<a href=\"b\">a*</a></p>"),
    MarkdownCase("the rule of three", "a***b**c*d", "<p>a<em><strong>b</strong>c</em>d</p>"),
  ]

  static let breaks = [
    MarkdownCase("two spaces", "a  \nb", "<p>a<br />\nb</p>"),
    MarkdownCase("many spaces", "a      \n   b", "<p>a<br />\nb</p>"),
    MarkdownCase("a backslash", "a\\\nb", "<p>a<br />\nb</p>"),
    MarkdownCase("one space", "a \nb", "<p>a\nb</p>"),
    MarkdownCase("at the end", "a  ", "<p>a</p>"),
    MarkdownCase("a backslash at the end", "a\\", "<p>a\\</p>"),
    MarkdownCase("within emphasis", "*a  \nb*", "<p><em>a<br />\nb</em></p>"),
    MarkdownCase("not within code", "`a  \nb`", "<p><code>a   b</code></p>"),
    MarkdownCase("not in a heading", "# a\\", "<h1>a\\</h1>"),
  ]

  static let signs = [
    MarkdownCase("an ampersand", "a & b", "<p>a &amp; b</p>"),
    MarkdownCase(
      "signs of HTML", "1 < 2 > 0 \"q\" 'p'", "<p>1 &lt; 2 &gt; 0 &quot;q&quot; 'p'</p>"),
    MarkdownCase("an entity", "&copy; &auml;", "<p>© ä</p>"),
    MarkdownCase("an entity that must stay one", "&lt;b&gt; &amp;", "<p>&lt;b&gt; &amp;</p>"),
    MarkdownCase("an unknown entity", "&nosuch;", "<p>&amp;nosuch;</p>"),
    MarkdownCase("an entity without its end", "&copy", "<p>&amp;copy</p>"),
    MarkdownCase("a number", "&#65;&#x42;&#X43;", "<p>ABC</p>"),
    MarkdownCase("number zero", "&#0;", "<p>\u{FFFD}</p>"),
    MarkdownCase("a number beyond all", "&#x110000;", "<p>\u{FFFD}</p>"),
    MarkdownCase("a number too long", "&#12345678;", "<p>&amp;#12345678;</p>"),
    MarkdownCase("no number", "&#;&#x;", "<p>&amp;#;&amp;#x;</p>"),
    MarkdownCase("entities are no marks", "&#42;a&#42;", "<p>*a*</p>"),
    MarkdownCase("entities make no list", "&#45; a", "<p>- a</p>"),
    MarkdownCase("an entity in an address", "[a](b&auml;)", "<p><a href=\"b%C3%A4\">a</a></p>"),
    MarkdownCase(
      "an entity in a title", "[a](b \"&quot;\")", "<p><a href=\"b\" title=\"&quot;\">a</a></p>"),
    MarkdownCase(
      "an entity in a language", "```a&amp;b\n```",
      "<pre><code class=\"language-a&amp;b\"></code></pre>"),
    MarkdownCase("escaped signs", "\\!\\\"\\#\\$\\%\\&\\'\\(\\)", "<p>!&quot;#$%&amp;'()</p>"),
    MarkdownCase(
      "more escaped signs", "\\*\\+\\,\\-\\.\\/\\:\\;\\<\\=\\>", "<p>*+,-./:;&lt;=&gt;</p>"),
    MarkdownCase(
      "still more escaped signs", "\\?\\@\\[\\\\\\]\\^\\_\\`\\{\\|\\}\\~", "<p>?@[\\]^_`{|}~</p>"),
    MarkdownCase("what cannot be escaped", "\\a\\1\\ \\ä", "<p>\\a\\1\\ \\ä</p>"),
    MarkdownCase("an escaped entity", "\\&amp;", "<p>&amp;amp;</p>"),
    MarkdownCase("a backslash escaped before a mark", "\\\\*a*", "<p>\\<em>a</em></p>"),
    MarkdownCase("no smart punctuation", "\"a\" -- 'b'...", "<p>&quot;a&quot; -- 'b'...</p>"),
  ]
}
