import Testing

@Suite("Blocks") struct BlockCases {
  @Test("Paragraphs", arguments: paragraphs) func paragraph(_ row: MarkdownCase) { row.check() }
  @Test("Headings", arguments: headings) func heading(_ row: MarkdownCase) { row.check() }
  @Test("Rules", arguments: rules) func rule(_ row: MarkdownCase) { row.check() }
  @Test("Block quotes", arguments: quotes) func quote(_ row: MarkdownCase) { row.check() }

  static let paragraphs = [
    MarkdownCase("nothing", "", ""),
    MarkdownCase("space only", "   \n\t\n \n", ""),
    MarkdownCase("a line", "The tide is out.", "<p>The tide is out.</p>"),
    MarkdownCase("a line with its end", "The tide is out.\n", "<p>The tide is out.</p>"),
    MarkdownCase("two lines", "Low\ntide", "<p>Low\ntide</p>"),
    MarkdownCase("two paragraphs", "Low\n\ntide", "<p>Low</p>\n<p>tide</p>"),
    MarkdownCase("many empty lines", "\n\nLow\n\n\n\ntide\n\n", "<p>Low</p>\n<p>tide</p>"),
    MarkdownCase("indented lines", "  Low\n      tide", "<p>Low\ntide</p>"),
    MarkdownCase("line feeds of Windows", "Low\r\ntide\r\n\r\nnow", "<p>Low\ntide</p>\n<p>now</p>"),
    MarkdownCase("line feeds of old Macs", "Low\rtide\r\rnow", "<p>Low\ntide</p>\n<p>now</p>"),
    MarkdownCase("a tab within", "Low\ttide", "<p>Low\ttide</p>"),
    MarkdownCase("space at the end", "Low   ", "<p>Low</p>"),
    MarkdownCase("a null character", "Low\0tide", "<p>Low\u{FFFD}tide</p>"),
    MarkdownCase("a byte order mark", "\u{FEFF}# Low", "<h1>Low</h1>"),
    MarkdownCase("a line that looks like code later on", "Low\n    tide", "<p>Low\ntide</p>"),
    MarkdownCase("other scripts", "潮が引く。\nПрилив.", "<p>潮が引く。\nПрилив.</p>"),
  ]

  static let headings = [
    MarkdownCase("level 1", "# Sea", "<h1>Sea</h1>"),
    MarkdownCase("level 2", "## Sea", "<h2>Sea</h2>"),
    MarkdownCase("level 3", "### Sea", "<h3>Sea</h3>"),
    MarkdownCase("level 4", "#### Sea", "<h4>Sea</h4>"),
    MarkdownCase("level 5", "##### Sea", "<h5>Sea</h5>"),
    MarkdownCase("level 6", "###### Sea", "<h6>Sea</h6>"),
    MarkdownCase("no level 7", "####### Sea", "<p>####### Sea</p>"),
    MarkdownCase("no space", "#Sea", "<p>#Sea</p>"),
    MarkdownCase("a tab for a space", "#\tSea", "<h1>Sea</h1>"),
    MarkdownCase("much space", "#    Sea   ", "<h1>Sea</h1>"),
    MarkdownCase("closed", "## Sea ##", "<h2>Sea</h2>"),
    MarkdownCase("closed with other marks", "# Sea ####  ", "<h1>Sea</h1>"),
    MarkdownCase("closed without space", "# Sea#", "<h1>Sea#</h1>"),
    MarkdownCase("closing marks before text", "# Sea # air", "<h1>Sea # air</h1>"),
    MarkdownCase("closing marks escaped", "# Sea \\#", "<h1>Sea #</h1>"),
    MarkdownCase("empty", "##", "<h2></h2>"),
    MarkdownCase("empty and closed", "## ##", "<h2></h2>"),
    MarkdownCase("indented a little", "   # Sea", "<h1>Sea</h1>"),
    MarkdownCase("indented too far", "    # Sea", "<pre><code># Sea\n</code></pre>"),
    MarkdownCase("escaped", "\\# Sea", "<p># Sea</p>"),
    MarkdownCase("within a paragraph", "a\n# Sea\nb", "<p>a</p>\n<h1>Sea</h1>\n<p>b</p>"),
    MarkdownCase(
      "marks inside", "# *Sea* `x` [y](z)",
      "<h1><em>Sea</em> <code>x</code> <a href=\"z\">y</a></h1>"),
    MarkdownCase("underlined once", "Sea\n=", "<h1>Sea</h1>"),
    MarkdownCase("underlined twice", "Sea\n---", "<h2>Sea</h2>"),
    MarkdownCase("two lines underlined", "Sea\nair\n====", "<h1>Sea\nair</h1>"),
    MarkdownCase("underline indented", "Sea\n   ===", "<h1>Sea</h1>"),
    MarkdownCase("underline indented too far", "Sea\n    ===", "<p>Sea\n===</p>"),
    MarkdownCase("underline with a gap", "Sea\n= =", "<p>Sea\n= =</p>"),
    MarkdownCase("underline after an empty line", "Sea\n\n===", "<p>Sea</p>\n<p>===</p>"),
    MarkdownCase("underline under nothing", "===", "<p>===</p>"),
    MarkdownCase(
      "underline outside the quote", "> Sea\n===", "<blockquote>\n<p>Sea\n===</p>\n</blockquote>"),
    MarkdownCase("underline outside the list", "- Sea\n---", "<ul>\n<li>Sea</li>\n</ul>\n<hr />"),
    MarkdownCase("underline under code", "    Sea\n---", "<pre><code>Sea\n</code></pre>\n<hr />"),
  ]

  static let rules = [
    MarkdownCase("stars", "***", "<hr />"),
    MarkdownCase("hyphens", "---", "<hr />"),
    MarkdownCase("underscores", "___", "<hr />"),
    MarkdownCase("many", "*********", "<hr />"),
    MarkdownCase("spaced", " * *  *\t", "<hr />"),
    MarkdownCase("too few", "--", "<p>--</p>"),
    MarkdownCase("of another sign", "+++", "<p>+++</p>"),
    MarkdownCase("mixed", "*-*", "<p><em>-</em></p>"),
    MarkdownCase("with text", "___ a", "<p>___ a</p>"),
    MarkdownCase("indented too far", "    ---", "<pre><code>---\n</code></pre>"),
    MarkdownCase("within a paragraph", "a\n***\nb", "<p>a</p>\n<hr />\n<p>b</p>"),
    MarkdownCase(
      "between items", "- a\n***\n- b", "<ul>\n<li>a</li>\n</ul>\n<hr />\n<ul>\n<li>b</li>\n</ul>"),
    MarkdownCase("within an item", "- * * *", "<ul>\n<li>\n<hr />\n</li>\n</ul>"),
  ]

  static let quotes = [
    MarkdownCase("a line", "> Sea", "<blockquote>\n<p>Sea</p>\n</blockquote>"),
    MarkdownCase("no space", ">Sea", "<blockquote>\n<p>Sea</p>\n</blockquote>"),
    MarkdownCase("indented", "   > Sea", "<blockquote>\n<p>Sea</p>\n</blockquote>"),
    MarkdownCase("indented too far", "    > Sea", "<pre><code>&gt; Sea\n</code></pre>"),
    MarkdownCase("empty", ">", "<blockquote>\n</blockquote>"),
    MarkdownCase("two lines", "> Sea\n> air", "<blockquote>\n<p>Sea\nair</p>\n</blockquote>"),
    MarkdownCase(
      "a line left unmarked", "> Sea\nair", "<blockquote>\n<p>Sea\nair</p>\n</blockquote>"),
    MarkdownCase(
      "two paragraphs", "> Sea\n>\n> air", "<blockquote>\n<p>Sea</p>\n<p>air</p>\n</blockquote>"),
    MarkdownCase(
      "ended by an empty line", "> Sea\n\nair",
      "<blockquote>\n<p>Sea</p>\n</blockquote>\n<p>air</p>"),
    MarkdownCase(
      "two quotes", "> Sea\n\n> air",
      "<blockquote>\n<p>Sea</p>\n</blockquote>\n<blockquote>\n<p>air</p>\n</blockquote>"),
    MarkdownCase(
      "nested", "> > Sea\n> air",
      "<blockquote>\n<blockquote>\n<p>Sea\nair</p>\n</blockquote>\n</blockquote>"),
    MarkdownCase("a heading", "> # Sea", "<blockquote>\n<h1>Sea</h1>\n</blockquote>"),
    MarkdownCase("code", ">     Sea", "<blockquote>\n<pre><code>Sea\n</code></pre>\n</blockquote>"),
    MarkdownCase("not yet code", ">    Sea", "<blockquote>\n<p>Sea</p>\n</blockquote>"),
    MarkdownCase("within a paragraph", "a\n> b", "<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>"),
    MarkdownCase("a rule after it", "> a\n---", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr />"),
    MarkdownCase(
      "a fence left open", "> ```\na",
      "<blockquote>\n<pre><code></code></pre>\n</blockquote>\n<p>a</p>"),
    MarkdownCase(
      "a list, a line left unmarked", "> - a\nb",
      "<blockquote>\n<ul>\n<li>a\nb</li>\n</ul>\n</blockquote>"),
  ]
}
