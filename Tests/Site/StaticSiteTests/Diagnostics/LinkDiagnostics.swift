extension SiteDiagnosticTests {
  static let linkDiagnostics: [WrongSite] = [
    WrongSite(
      body: "[b](guid/index.md)\n",
      "content/a.md:4:1: error: there is no text 'guid/index.md' [broken-link]; did you mean 'guide/index.md'?"
    ),
    WrongSite(
      body: "[b](Guide/Index.md)\n",
      "content/a.md:4:1: error: there is no text 'Guide/Index.md' [broken-link]; did you mean 'guide/index.md'?"
    ),
    WrongSite(
      body: "[b](/guide/index.md#two-word)\n",
      """
      content/a.md:4:1: error: '/guide/index.md#two-word' leads to a page that has no anchor \
      'two-word' [broken-anchor]; did you mean '#two-words'?
      """
    ),
    WrongSite(
      body: "[b](2:30.html)\n",
      "content/a.md:4:1: error: '2:30.html' leads nowhere [broken-link]"),
    WrongSite(
      body: "[b](../index.md)\n",
      "content/a.md:4:1: error: '../index.md' leads nowhere [broken-link]"),
    WrongSite(
      body: "[b](.md)\n",
      "content/a.md:4:1: error: there is no text '.md' [broken-link]; did you mean 'a.md'?"),
    WrongSite(
      [
        .text("content/soon.md", "---\ntitle: S\ndraft: true\n---\n"),
        .text("content/a.md", "---\ntitle: A\n---\n[b](soon.md)\n"),
      ],
      "content/a.md:4:1: error: the text 'soon.md' is a draft [broken-link]"),
    WrongSite(
      [
        .text("content/soon.md", "---\ntitle: S\ndraft: true\n---\n"),
        .text("content/a.md", "---\ntitle: A\n---\n[b](/soon/)\n"),
      ],
      "content/a.md:4:1: error: the text 'soon.md' is a draft [broken-link]"),
    WrongSite(
      [.removal("content/guide/index.md")],
      "content/index.md:4:5: error: there is no text 'guide/index.md#two-words' [broken-link]"),
    WrongSite(
      body: "\nSee [b](/guid/)\nand [c](/guide).\n",
      "content/a.md:5:5: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "[b](/Guide/)\n",
      "content/a.md:4:1: error: '/Guide/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "[b](guide/index.md#two-word)\n",
      """
      content/a.md:4:1: error: 'guide/index.md#two-word' leads to a page that has no anchor \
      'two-word' [broken-anchor]; did you mean '#two-words'?
      """
    ),
    WrongSite(
      body: "## Here\n\n[b](#here) [c](#there)\n",
      "content/a.md:6:12: error: '#there' leads to a page that has no anchor 'there' [broken-anchor]; did you mean '#here'?"
    ),
    WrongSite(
      body: "## Here\n\n[b](#Here)\n",
      "content/a.md:6:1: error: '#Here' leads to a page that has no anchor 'Here' [broken-anchor]; did you mean '#here'?"
    ),
    WrongSite(
      body: "[b](/a/#x) [c](/guide/#y)\n",
      "content/a.md:4:1: error: '/a/#x' leads to a page that has no anchor 'x' [broken-anchor]",
      "content/a.md:4:12: error: '/guide/#y' leads to a page that has no anchor 'y' [broken-anchor]"
    ),
    WrongSite(
      body: "# Straße\n\n[b](#strasse)\n",
      "content/a.md:6:1: error: '#strasse' leads to a page that has no anchor 'strasse' [broken-anchor]; did you mean '#straße'?"
    ),
    WrongSite(
      body: "![b](dot.txt)\n",
      "content/a.md:4:1: error: 'dot.txt' leads nowhere [broken-link]"),
    WrongSite(
      body: "![b](/guide/dot.tx)\n",
      "content/a.md:4:1: error: '/guide/dot.tx' leads nowhere [broken-link]; did you mean '/guide/dot.txt'?"
    ),
    WrongSite(
      body: "![b](guide/dot.txt)\n\n[c](/assets/site.cs)\n",
      "content/a.md:6:1: error: '/assets/site.cs' leads nowhere [broken-link]; did you mean '/assets/site.css'?"
    ),
    WrongSite(
      "content/guide/a.md", "---\ntitle: A\n---\n![b](../../x.txt)\n",
      "content/guide/a.md:4:1: error: '../../x.txt' leads nowhere [broken-link]"),
    WrongSite(
      body: "[b](/guid/)\n\n[c](/guid/)\n",
      "content/a.md:4:1: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "content/a.md:6:1: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "[b](guid/index.md) [c](guid/index.md)\n",
      "content/a.md:4:1: error: there is no text 'guid/index.md' [broken-link]; did you mean 'guide/index.md'?",
      "content/a.md:4:20: error: there is no text 'guid/index.md' [broken-link]; did you mean 'guide/index.md'?"
    ),
    WrongSite(
      body: "# [b](/guid/)\n\n- x\n\n  1. [c][d]\n\n[d]: /gide/ \"e\"\n",
      "content/a.md:4:3: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "content/a.md:8:6: error: '/gide/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "| a | b |\n|---|---|\n| x | [c](/guid/) |\n",
      "content/a.md:6:7: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "[b](page?x=y) [c](?x=y#z)\n",
      "content/a.md:4:1: error: 'page?x=y' leads nowhere [broken-link]",
      "content/a.md:4:15: error: '?x=y#z' leads to a page that has no anchor 'z' [broken-anchor]"),
    WrongSite(
      body: "[b](/g%C3%BCide/)\n",
      "content/a.md:4:1: error: '/g%C3%BCide/' leads nowhere [broken-link]; did you mean '/guide/'?"
    ),
    WrongSite(
      body: "[b](<guide/my dot.txt>)\n",
      """
      content/a.md:4:1: error: 'guide/my dot.txt' leads nowhere [broken-link]; did you mean \
      '/guide/dot.txt'?
      """
    ),
    WrongSite(
      body: "[b](\n/guid/)\n",
      "content/a.md:4:1: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "é **[b](/guid/)** `[c](/gude/)`\n",
      "content/a.md:4:5: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      body: "\\[x](/a) [y\\]](/guid/)\n",
      "content/a.md:4:10: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\nsumary: x\n---\n"),
        .text("content/b.md", "---\ntitle: B\n---\n[a](a.md) [b](a.md#x) [c](/a/#y)\n"),
      ],
      "content/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?"),
    WrongSite(
      "content/a.md",
      "---\ntitle: A\nraw-html: true\n---\n<a href=\"/guid/\">x</a>\n\n<img src=\"/guide/dot.txt\">\n",
      "content/a.md:5:10: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "content/a.md:7:11: error: the image '/guide/dot.txt' has no alternative text [missing-alternative-text]"
    ),
    WrongSite(
      "content/a.md", "---\ntitle: A\nraw-html: true\n---\n# B\n\n<p id=\"b\">\n",
      "content/a.md:7:8: error: the id 'b' occurs more than once on a page [repeated-anchor]"),
    WrongSite(
      "content/guide/a.md", "---\ntitle: A\n---\n[b](indx.md)\n\n[c](/guid/index.md)\n",
      "content/guide/a.md:4:1: error: there is no text 'indx.md' [broken-link]; did you mean 'index.md'?",
      "content/guide/a.md:6:1: error: there is no text '/guid/index.md' [broken-link]; did you mean '/guide/index.md'?"
    ),
    WrongSite(
      "content/guide/a.md", "---\ntitle: A\n---\n[b](../recipes/bred.md#x)\n",
      "content/guide/a.md:4:1: error: there is no text '../recipes/bred.md#x' [broken-link]; did you mean '../recipes/bread.md'?"
    ),
    WrongSite(
      "content/a.md",
      "---\ntitle: A\nraw-html: true\n---\n# é\n\né <a href='/guid/'>x</a> [y](/guid/)\n",
      "content/a.md:7:12: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "content/a.md:7:26: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?"),
  ]
}
