import Testing

@Suite("Tables") struct TableCases {
  @Test("Tables", arguments: tables) func table(_ row: MarkdownCase) { row.check() }
  @Test("Cells", arguments: cells) func cell(_ row: MarkdownCase) { row.check() }
  @Test("Tables among other blocks", arguments: places) func place(_ row: MarkdownCase) {
    row.check()
  }
  @Test("What only looks like a table", arguments: others) func other(_ row: MarkdownCase) {
    row.check()
  }

  /// The HTML of a table; a cell that is aligned begins with `left:`, `center:` or `right:`.
  static func html(_ header: [String], _ body: [[String]] = []) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      let cells = cells.map { cell in
        for alignment in ["left", "center", "right"] where cell.hasPrefix("\(alignment):") {
          return
            "<\(tag) class=\"align-\(alignment)\">\(cell.dropFirst(alignment.count + 1))</\(tag)>\n"
        }
        return "<\(tag)>\(cell)</\(tag)>\n"
      }
      return "<tr>\n\(cells.joined())</tr>\n"
    }
    let rows = body.map { row($0, "td") }.joined()
    return "<table>\n<thead>\n\(row(header, "th"))</thead>\n"
      + (rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n") + "</table>"
  }

  static let tables = [
    MarkdownCase(
      "two columns", "| a | b |\n|---|---|\n| c | d |", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("no outer pipes", "a | b\n--|--\nc | d", html(["a", "b"], [["c", "d"]])),
    MarkdownCase(
      "a pipe at the left", "| a | b\n|--|--\n| c | d", html(["a", "b"], [["c", "d"]])),
    MarkdownCase(
      "a pipe at the right", "a | b |\n--|--|\nc | d |", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("one column", "| a |\n|---|\n| b |", html(["a"], [["b"]])),
    MarkdownCase("one column without pipes", "a\n:-:\nb", html(["center:a"], [["center:b"]])),
    MarkdownCase("no rows", "| a | b |\n|---|---|", html(["a", "b"])),
    MarkdownCase(
      "three rows", "a|b\n-|-\nc|d\ne|f\ng|h",
      html(["a", "b"], [["c", "d"], ["e", "f"], ["g", "h"]])),
    MarkdownCase("single hyphens", "a|b\n-|-", html(["a", "b"])),
    MarkdownCase("no space", "|a|b|\n|-|-|\n|c|d|", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("much space", "|   a   |\tb\t|\n|  ---  |  ---  |", html(["a", "b"])),
    MarkdownCase("left", "a|b\n:-|-\nc|d", html(["left:a", "b"], [["left:c", "d"]])),
    MarkdownCase("right", "a|b\n-:|-\nc|d", html(["right:a", "b"], [["right:c", "d"]])),
    MarkdownCase("centre", "a|b\n:-:|-\nc|d", html(["center:a", "b"], [["center:c", "d"]])),
    MarkdownCase(
      "every alignment", "a|b|c|d\n:--|:-:|--:|---", html(["left:a", "center:b", "right:c", "d"])),
    MarkdownCase("a row too short", "a|b\n-|-\nc", html(["a", "b"], [["c", ""]])),
    MarkdownCase("a row too long", "a|b\n-|-\nc|d|e", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("a row of one pipe", "a|b\n-|-\n|", html(["a", "b"], [["", ""]])),
    MarkdownCase(
      "empty cells", "|a||c|\n|-|-|-|\n|d| |f|", html(["a", "", "c"], [["d", "", "f"]])),
    MarkdownCase(
      "line feeds of Windows", "a|b\r\n-|-\r\nc|d\r\n", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("indented a little", "  a|b\n   -|-\n c|d", html(["a", "b"], [["c", "d"]])),
    MarkdownCase(
      "space at the ends of lines", "a|b  \n-|- \nc|d  ", html(["a", "b"], [["c", "d"]])),
    MarkdownCase("other scripts", "潮|ä\n-|-\n水|ß", html(["潮", "ä"], [["水", "ß"]])),
  ]

  static let cells = [
    MarkdownCase("emphasis", "*a*|**b**\n-|-", html(["<em>a</em>", "<strong>b</strong>"])),
    MarkdownCase("emphasis ends with its cell", "*a|b*\n-|-", html(["*a", "b*"])),
    MarkdownCase("code", "`a`|b\n-|-", html(["<code>a</code>", "b"])),
    MarkdownCase("an escaped pipe", "a \\| b|c\n-|-", html(["a | b", "c"])),
    MarkdownCase("an escaped pipe in code", "`a \\| b`|c\n-|-", html(["<code>a | b</code>", "c"])),
    MarkdownCase("a pipe in code parts cells", "`a|b`\n-|-", html(["`a", "b`"])),
    MarkdownCase("two escaped pipes", "\\|\\||c\n-|-", html(["||", "c"])),
    MarkdownCase("a link", "[a](b)|c\n-|-", html(["<a href=\"b\">a</a>", "c"])),
    MarkdownCase("an image", "![a](b)|c\n-|-", html(["<img src=\"b\" alt=\"a\" />", "c"])),
    MarkdownCase("a reference", "[a]|c\n-|-\n\n[a]: /b", html(["<a href=\"/b\">a</a>", "c"])),
    MarkdownCase(
      "a reference defined before", "[a]: /b\n\n[a]|c\n-|-", html(["<a href=\"/b\">a</a>", "c"])),
    MarkdownCase("signs of HTML", "a & b|\"c\"\n-|-", html(["a &amp; b", "&quot;c&quot;"])),
    MarkdownCase("an entity", "&copy;|c\n-|-", html(["©", "c"])),
    MarkdownCase("what would be a list behind a pipe", "|- a|1. b|\n|-|-|", html(["- a", "1. b"])),
    MarkdownCase("what would be a heading", "|# a|## b|\n|-|-|", html(["# a", "## b"])),
    MarkdownCase("what would be a quote", "|> a|b|\n|-|-|", html(["&gt; a", "b"])),
    MarkdownCase("what would be a definition", "|[a]: b|c|\n|-|-|", html(["[a]: b", "c"])),
    MarkdownCase("what would be a fence", "|```|~~~|\n|-|-|", html(["```", "~~~"])),
    MarkdownCase("what would be a rule", "|***|c|\n|-|-|", html(["***", "c"])),
    MarkdownCase("a pilcrow", "\u{B6} a|\u{B6}\n-|-", html(["\u{B6} a", "\u{B6}"])),
    MarkdownCase("a backslash at the end", "a|b\\\n-|-", html(["a", "b\\"])),
    MarkdownCase("an escaped star", "\\*a\\*|b\n-|-", html(["*a*", "b"])),
  ]

  static let places = [
    MarkdownCase("a paragraph after it", "a|b\n-|-\n\nc", html(["a", "b"]) + "\n<p>c</p>"),
    MarkdownCase("a line right after it is a row", "a|b\n-|-\nc", html(["a", "b"], [["c", ""]])),
    MarkdownCase("a heading after it", "a|b\n-|-\n# c", html(["a", "b"]) + "\n<h1>c</h1>"),
    MarkdownCase(
      "a quote after it", "a|b\n-|-\n> c",
      html(["a", "b"]) + "\n<blockquote>\n<p>c</p>\n</blockquote>"),
    MarkdownCase(
      "a list after it", "a|b\n-|-\n- c", html(["a", "b"]) + "\n<ul>\n<li>c</li>\n</ul>"),
    MarkdownCase(
      "a fence after it", "a|b\n-|-\n```\nc\n```",
      html(["a", "b"]) + "\n<pre><code>c\n</code></pre>"),
    MarkdownCase("a paragraph before it", "c\n\na|b\n-|-", "<p>c</p>\n" + html(["a", "b"])),
    MarkdownCase(
      "a line right before it", "c *d*\na|b\n-|-", "<p>c <em>d</em></p>\n" + html(["a", "b"])),
    MarkdownCase(
      "two lines right before it", "c\nd\na|b\n-|-", "<p>c\nd</p>\n" + html(["a", "b"])),
    MarkdownCase(
      "two tables", "a|b\n-|-\n\nc|d\n-|-", html(["a", "b"]) + "\n" + html(["c", "d"])),
    MarkdownCase(
      "in a quote", "> a|b\n> -|-\n> c|d",
      "<blockquote>\n" + html(["a", "b"], [["c", "d"]]) + "\n</blockquote>"),
    MarkdownCase(
      "in two quotes", "> > a|b\n>> -|-",
      "<blockquote>\n<blockquote>\n" + html(["a", "b"]) + "\n</blockquote>\n</blockquote>"),
    MarkdownCase(
      "in a list", "- a|b\n  -|-\n  c|d\n",
      "<ul>\n<li>\n" + html(["a", "b"], [["c", "d"]]) + "\n</li>\n</ul>"),
    MarkdownCase(
      "in a loose list", "- c\n\n  a|b\n  -|-",
      "<ul>\n<li>\n<p>c</p>\n" + html(["a", "b"]) + "\n</li>\n</ul>"),
    MarkdownCase(
      "in a numbered list", "1. c\n\n   |a|b|\n   |-|-|\n2. d",
      "<ol>\n<li>\n<p>c</p>\n" + html(["a", "b"]) + "\n</li>\n<li>\n<p>d</p>\n</li>\n</ol>"),
    MarkdownCase(
      "in a list in a quote", "> - a|b\n>   -|-\n>   c|d",
      "<blockquote>\n<ul>\n<li>\n" + html(["a", "b"], [["c", "d"]])
        + "\n</li>\n</ul>\n</blockquote>"),
  ]

  static let others = [
    MarkdownCase("no delimiter row", "a | b\nc | d", "<p>a | b\nc | d</p>"),
    MarkdownCase("too few delimiters", "a|b\n|-|", "<p>a|b\n|-|</p>"),
    MarkdownCase("too many delimiters", "a|b\n-|-|-", "<p>a|b\n-|-|-</p>"),
    MarkdownCase("a delimiter without hyphens", "a|b\n:|-", "<p>a|b\n:|-</p>"),
    MarkdownCase("a delimiter with two colons", "a|b\n::-|-", "<p>a|b\n::-|-</p>"),
    MarkdownCase("a delimiter with a gap", "a|b\n|- -|-|", "<p>a|b\n|- -|-|</p>"),
    MarkdownCase("a delimiter with text", "a|b\n-x|-", "<p>a|b\n-x|-</p>"),
    MarkdownCase("a delimiter with nothing above", "|-|-|\n|a|b|", "<p>|-|-|\n|a|b|</p>"),
    MarkdownCase("an empty line between", "a|b\n\n-|-", "<p>a|b</p>\n<p>-|-</p>"),
    MarkdownCase("in fenced code", "```\na|b\n-|-\n```", "<pre><code>a|b\n-|-\n</code></pre>"),
    MarkdownCase("in indented code", "    a|b\n    -|-", "<pre><code>a|b\n-|-\n</code></pre>"),
    MarkdownCase("a pipe in a sentence", "a | b", "<p>a | b</p>"),
    MarkdownCase("a heading underlined", "a | b\n---", "<h2>a | b</h2>"),
    MarkdownCase(
      "a delimiter outside the quote", "> a|b\n-|-",
      "<blockquote>\n<p>a|b\n-|-</p>\n</blockquote>"),
    MarkdownCase("an escaped pipe in the header", "a\\|b\n-|-", "<p>a|b\n-|-</p>"),
  ]
}
