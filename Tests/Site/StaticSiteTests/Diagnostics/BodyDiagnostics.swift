extension SiteDiagnosticTests {
  static let bodyDiagnostics: [WrongSite] = [
    WrongSite(
      body: "\na <b>c</b>\n",
      "content/a.md:5:3: error: raw HTML is not allowed here [raw-html]",
      "content/a.md:5:7: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: "<div>\n\nx\n\n</div>\n",
      "content/a.md:4:1: error: raw HTML is not allowed here [raw-html]",
      "content/a.md:8:1: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: "* x\n\n  <script>y</script>\n",
      "content/a.md:6:3: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: "<!-- y\n\nz\n",
      "content/a.md:4:1: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: "| a | b |\n|---|---|\n| <i>x</i> | y |\n",
      "content/a.md:6:3: error: raw HTML is not allowed here [raw-html]",
      "content/a.md:6:7: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: "# D\u{0}\n\té `f\u{1B}`\u{1}\r\n\u{C}g\n\n    \u{7F}\n",
      "content/a.md:4:4: error: unexpected control character U+0000 [control-character]",
      "content/a.md:5:6: error: unexpected control character U+001B [control-character]",
      "content/a.md:5:8: error: unexpected control character U+0001 [control-character]",
      "content/a.md:8:5: error: unexpected control character U+007F [control-character]"),
    WrongSite(
      body: "[b](javascript:alert(1))\n",
      "content/a.md:4:1: error: the address 'javascript:alert(1)' is unsafe [unsafe-link]"),
    WrongSite(
      body: "<JavaScript:alert(1)>\n",
      "content/a.md:4:1: error: the address 'JavaScript:alert(1)' is unsafe [unsafe-link]"),
    WrongSite(
      body: "[b][c]\n\n[c]: vbscript:x\n",
      "content/a.md:4:1: error: the address 'vbscript:x' is unsafe [unsafe-link]"),
    WrongSite(
      body: "x\n![](data:text/html,x)\n",
      "content/a.md:5:1: error: the image 'data:text/html,x' has no alternative text [missing-alternative-text]",
      "content/a.md:5:1: error: the address 'data:text/html,x' is unsafe [unsafe-link]"),
    WrongSite(
      body: "[b](file:///etc/passwd)\n",
      "content/a.md:4:1: error: the address 'file:///etc/passwd' is unsafe [unsafe-link]"),
    WrongSite(
      body: "![](/guide/dot.txt)\n",
      "content/a.md:4:1: error: the image '/guide/dot.txt' has no alternative text [missing-alternative-text]"
    ),
    WrongSite(
      body: "> x\n> ![ ][c]\n\n[c]: /guide/dot.txt\n",
      "content/a.md:5:3: error: the image '/guide/dot.txt' has no alternative text [missing-alternative-text]"
    ),
    WrongSite(
      body: "| a |\n|---|\n| x ![](/guide/dot.txt) |\n",
      "content/a.md:6:5: error: the image '/guide/dot.txt' has no alternative text [missing-alternative-text]"
    ),
    WrongSite(
      body: "```house:frame\n```\n",
      "content/a.md:4:4: error: unknown directive 'house:frame' [unknown-directive]"),
    WrongSite(
      body: "```site:name\n```\n",
      "content/a.md:4:4: error: unknown directive 'site:name' [unknown-directive]; did you mean 'site:names'?"
    ),
    WrongSite(
      body: "- x\n\n  ```{site:nmes}\n  ```\n",
      "content/a.md:6:7: error: unknown directive 'site:nmes' [unknown-directive]; did you mean 'site:names'?"
    ),
    WrongSite(
      [
        .text("content/data/team.yml", "a: b\n"),
        .text("content/a.md", "---\ntitle: A\n---\n```site:names teem\n```\n"),
      ],
      "content/a.md:4:15: error: unknown value 'teem' [unknown-word]; did you mean 'team'?"),
    WrongSite(
      body: "```\nx\n",
      "content/a.md:4:1: error: the code block that opens here is not closed [open-code]"),
    WrongSite(
      body: "> ~~~~ swift\n> x\n> ~~~\n\ny\n",
      "content/a.md:4:3: error: the code block that opens here is not closed [open-code]"),
    WrongSite(
      body: "```site:names x\n",
      "content/a.md:4:1: error: the code block that opens here is not closed [open-code]",
      "content/a.md:4:15: error: unknown value 'x' [unknown-word]"),
    WrongSite(
      body: "| a | b |\n|---|---|\n| c | d | e |\n",
      "content/a.md:6:11: error: the table's header has 2 cells, this row has 3 [table-columns]"),
    WrongSite(
      body: "x\n\n| a | b |\n|---|\n| c | d |\n",
      "content/a.md:7:1: error: the table's header has 2 cells, this line has 1 [table-columns]"),
    WrongSite(
      body: String(repeating: "> ", count: 50_000) + "<b>\n",
      "content/a.md:4:1: error: more than 200 lists and quotations begin on one line [deep-nesting]"
    ),
    WrongSite(
      body: String(repeating: "> ", count: 200) + "<b>\n",
      "content/a.md:4:401: error: raw HTML is not allowed here [raw-html]"),
    WrongSite(
      body: String(repeating: "[", count: 50_000) + "](x.md)\n",
      "content/a.md:4:50000: error: there is no text 'x.md' [broken-link]; did you mean 'a.md'?"),
    WrongSite(
      body: "- ```\n  x\n\ny\n",
      "content/a.md:4:3: error: the code block that opens here is not closed [open-code]"),
    WrongSite(
      body: "> | a | b |\n> |---|---|\n> | `x|y` | c |\n",
      "content/a.md:6:13: error: the table's header has 2 cells, this row has 3 [table-columns]"),
    WrongSite(
      body: "| a | b |\n|---|---|---|\n",
      "content/a.md:5:1: error: the table's header has 2 cells, this line has 3 [table-columns]"),
  ]
}
