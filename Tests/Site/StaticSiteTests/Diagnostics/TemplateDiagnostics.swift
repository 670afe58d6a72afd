extension SiteDiagnosticTests {
  static let templateDiagnostics: [WrongSite] = [
    WrongSite(
      "templates/a.mustache", "<p>\n {{#b}}\n",
      "templates/a.mustache:2:5: error: 'b' is opened here, but never closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{#b}}\n{{/c}}",
      "templates/a.mustache:2:4: error: '{{/c}}' closes nothing [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{#b}}{{^c}}{{/b}}{{/c}}",
      "templates/a.mustache:1:16: error: '{{/b}}' closes nothing [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "x\n{{/b}}\n",
      "templates/a.mustache:2:4: error: '{{/b}}' closes nothing [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{^b}}{{$c}}{{/c}}",
      "templates/a.mustache:1:4: error: 'b' is opened here, but never closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{<page}}\n{{$main}}x{{/main}}\n",
      "templates/a.mustache:1:4: error: 'page' is opened here, but never closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{$main}}",
      "templates/a.mustache:1:4: error: 'main' is opened here, but never closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "x\n  {{b\n",
      "templates/a.mustache:2:3: error: the tag is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{{body}}\n",
      "templates/a.mustache:1:1: error: the tag is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{title}\n",
      "templates/a.mustache:1:1: error: the tag is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{}}\n",
      "templates/a.mustache:1:1: error: the tag has no name [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{> }}\n",
      "templates/a.mustache:1:1: error: the tag has no name [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{first name}}\n",
      "templates/a.mustache:1:3: error: a name cannot contain spaces [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{#b}}\n{{c\n{{/b}}\n",
      "templates/a.mustache:2:1: error: the tag is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{! x\n",
      "templates/a.mustache:1:1: error: the comment is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{> layot}}",
      "templates/a.mustache:1:5: error: there is no template 'layot' [unknown-partial]; did you mean 'layout'?"
    ),
    WrongSite(
      "templates/a.mustache", "{{>parts/nav}}",
      "templates/a.mustache:1:4: error: there is no template 'parts/nav' [unknown-partial]"),
    WrongSite(
      "templates/a.mustache", "{{<layot}}{{/layot}}",
      "templates/a.mustache:1:4: error: there is no template 'layot' [unknown-partial]; did you mean 'layout'?"
    ),
    WrongSite(
      "templates/a.mustache", "{{>*title}}",
      "templates/a.mustache:1:4: error: there is no template '*title' [unknown-partial]"),
    WrongSite(
      "templates/a.mustache", "{{=<% %>=}}",
      "templates/a.mustache:1:1: error: '{{=' is not supported in templates [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{%CONTENT_TYPE: TEXT}}",
      "templates/a.mustache:1:1: error: '{{%' is not supported in templates [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{#title}}{{> b}}{{/title}}",
      "templates/a.mustache:1:15: error: there is no template 'b' [unknown-partial]"),
    WrongSite(
      [
        .text("templates/page.mustache", "{{> b}}"), .text("templates/b.mustache", "{{> c}}"),
        .text("templates/c.mustache", "\n{{> page}}"),
      ],
      "templates/c.mustache:2:5: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{> page}}",
      "templates/page.mustache:1:15: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/page.mustache", "{{<page}}{{$main}}{{{body}}}{{/main}}{{/page}}",
      "templates/page.mustache:1:4: error: the template 'page' calls itself endlessly [endless-template]",
      "templates/page.mustache:1:13: error: the template 'page' has no block 'main' [unknown-block]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#headings}}{{> page}}{{/headings}}",
      "templates/page.mustache:1:28: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#title}}{{> page}}{{/title}}",
      "templates/page.mustache:1:25: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/layout.mustache", "{{$main}}{{/main}}{{^twin}}{{> layout}}{{/twin}}",
      "templates/layout.mustache:1:32: error: the template 'layout' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/a.mustache", "{{<layout}}{{$mian}}x{{/mian}}{{/layout}}",
      "templates/a.mustache:1:15: error: the template 'layout' has no block 'mian' [unknown-block]; did you mean 'main'?"
    ),
    WrongSite(
      "templates/a.mustache", "{{<layout}}\nx {{$main}}y{{/main}}\n{{/layout}}",
      "templates/a.mustache:2:1: error: only blocks are allowed here [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{<layout}}\n{{title}}{{$main}}y{{/main}}\n{{/layout}}",
      "templates/a.mustache:2:3: error: only blocks are allowed here [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{<layout}}{{#title}}{{$main}}y{{/main}}{{/title}}{{/layout}}",
      "templates/a.mustache:1:15: error: only blocks are allowed here [template-syntax]"),
    WrongSite(
      "templates/a.mustache", String(repeating: "{{#a}}", count: 20_000),
      "templates/a.mustache:1:604: error: sections are nested too deeply: more than 100 levels [template-syntax]"
    ),
    WrongSite(
      "templates/page.mustache",
      String(repeating: "{{#title}}", count: 20_000)
        + String(repeating: "{{/title}}", count: 20_000),
      "templates/page.mustache:1:1004: error: sections are nested too deeply: more than 100 levels [template-syntax]"
    ),
    WrongSite(
      [.removal("templates/recipe.mustache")],
      "content/recipes/bread.md: error: there is no template 'recipe' [unknown-template]"),
    WrongSite(
      [
        .removal("templates/page.mustache"),
        .text("content/a.md", "---\ntitle: A\ntemplate: pag\n---\n"),
        .text("content/b.md", "---\ntitle: B\ntemplate: page\n---\n"),
      ],
      "content/a.md:3:11: error: there is no template 'pag' [unknown-template]",
      "content/b.md:3:11: error: there is no template 'page' [unknown-template]",
      "content/guide/index.md: error: there is no template 'page' [unknown-template]"),
    WrongSite(
      [.removal("templates/layout.mustache")],
      "templates/page.mustache:1:4: error: there is no template 'layout' [unknown-partial]",
      "templates/recipe.mustache:1:4: error: there is no template 'layout' [unknown-partial]"),
    WrongSite(
      [
        .text("templates/page.mustache", "{{<layout}}{{$main}}{{{body}}{{/main}}{{/layout}}"),
        .text("content/a.md", "---\ntitle: A\n---\n[b](/guid/)\n"),
      ],
      "content/a.md:4:1: error: '/guid/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "templates/page.mustache:1:21: error: the tag is not closed [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{#first name}}x{{/first name}}\n",
      "templates/a.mustache:1:4: error: a name cannot contain spaces [template-syntax]"),
    WrongSite(
      "templates/a.mustache", "{{count(a}}\n",
      "templates/a.mustache:1:3: error: the parentheses do not match [template-syntax]"),
    WrongSite(
      [
        .text("content/data/tree.json", "{\"a\": [{\"a\": [{\"a\": []}]}]}"),
        .text(
          "templates/page.mustache", "{{{body}}}{{#data.tree}}{{> tree}}{{/data.tree}}{{titel}}"),
        .text("templates/tree.mustache", "<p>{{#a}}{{> tree}}{{/a}}"),
      ],
      "templates/page.mustache:1:51: error: no page supplies 'titel' [unknown-value]; did you mean 'title'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#pages}}{{#date}}{{> page}}{{/date}}{{/pages}}",
      "templates/page.mustache:1:34: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      [
        .text("templates/part.mustache", "{{#title}}{{> page}}{{/title}}"),
        .text("templates/page.mustache", "{{{body}}}\n{{> part}}"),
      ],
      "templates/part.mustache:1:15: error: the template 'page' calls itself endlessly [endless-template]"
    ),
    WrongSite(
      "templates/page.md.mustache", "# {{titel}}\n{{{body}}}\n",
      "templates/page.md.mustache:1:5: error: no page supplies 'titel' [unknown-value]; did you mean 'title'?"
    ),
    WrongSite(
      "templates/page.md.mustache", "# {{{title}}}\n{{body}}\n",
      "templates/page.md.mustache:1:6: error: 'title' is a text and would not be escaped here [wrong-value]",
      "templates/page.md.mustache:2:3: error: 'body' is Markdown and would be escaped here [wrong-value]"
    ),
    WrongSite(
      "templates/page.md.mustache", "{{> layout}}\n",
      "templates/page.md.mustache:1:5: error: there is no template 'layout' for Markdown [unknown-partial]"
    ),
    WrongSite(
      "templates/page.md.mustache", "x\n{{#title}}\n",
      "templates/page.md.mustache:2:4: error: 'title' is opened here, but never closed [template-syntax]"
    ),
    WrongSite(
      [
        .text("templates/wide.md.mustache", "{{title}}"),
        .text("content/a.md", "---\ntitle: A\ntemplate: wide.md\n---\n"),
      ],
      "content/a.md:3:11: error: there is no template 'wide.md' [unknown-template]"),
  ]
}
