extension SiteDiagnosticTests {
  static let valueDiagnostics: [WrongSite] = [
    WrongSite(
      "templates/recipe.mustache", "{{<layout}}{{$main}}{{{body}}}\n{{minuts}}{{/main}}{{/layout}}",
      "templates/recipe.mustache:2:3: error: no page supplies 'minuts' [unknown-value]; did you mean 'minutes'?"
    ),
    WrongSite(
      "templates/layout.mustache", "{{title}}\n{{ site.titel }}{{$main}}{{/main}}",
      "templates/layout.mustache:2:4: error: no page supplies 'site.titel' [unknown-value]; did you mean 'site.title'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#headings}}{{text}} {{tex}}{{title}}{{/headings}}",
      "templates/page.mustache:1:35: error: no page supplies 'tex' [unknown-value]; did you mean 'text'?"
    ),
    WrongSite(
      "templates/page.mustache",
      "{{{body}}}{{#contents}}{{#children}}{{level}}{{/children}}{{/contents}}",
      "templates/page.mustache:1:39: error: no page supplies 'level' [unknown-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#date}}{{yaer}}{{/date}}",
      "templates/page.mustache:1:22: error: no page supplies 'yaer' [unknown-value]; did you mean 'year'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{date.yer}}",
      "templates/page.mustache:1:13: error: no page supplies 'date.yer' [unknown-value]; did you mean 'date.year'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#paginator}}{{nxt}}{{/paginator}}",
      "templates/page.mustache:1:27: error: no page supplies 'nxt' [unknown-value]; did you mean 'next'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#previous}}{{.adress}}{{/previous}}",
      "templates/page.mustache:1:26: error: no page supplies 'adress' [unknown-value]; did you mean 'address'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{^sumary}}x{{/sumary}}",
      "templates/page.mustache:1:14: error: no page supplies 'sumary' [unknown-value]; did you mean 'summary'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#data.team}}x{{/data.team}}",
      "templates/page.mustache:1:14: error: no page supplies 'data.team' [unknown-value]"),
    WrongSite(
      [
        .text("content/data/team.yml", "- name: A\n"),
        .text("templates/page.mustache", "{{{body}}}{{#data.team}}{{nmae}}{{/data.team}}"),
      ],
      "templates/page.mustache:1:27: error: no page supplies 'nmae' [unknown-value]; did you mean 'name'?"
    ),
    WrongSite(
      [
        .text("content/data/team.yml", "- name: A\n"),
        .text("templates/page.mustache", "{{{body}}}{{#data.tem}}{{name}}{{/data.tem}}"),
      ],
      "templates/page.mustache:1:14: error: no page supplies 'data.tem' [unknown-value]; did you mean 'data.team'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#categories}}x{{/categories}}",
      "templates/page.mustache:1:14: error: no page supplies 'categories' [unknown-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{tags.title}}",
      "templates/page.mustache:1:13: error: no page supplies 'tags.title' [unknown-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{titel.length}}",
      "templates/page.mustache:1:13: error: no page supplies 'titel' [unknown-value]; did you mean 'title'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{title.text}}",
      "templates/page.mustache:1:13: error: no page supplies 'title.text' [unknown-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{uppercase(title)}}",
      "templates/page.mustache:1:13: error: there is no transform 'uppercase' [unknown-transform]; did you mean 'uppercased'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{count(headigns)}}",
      "templates/page.mustache:1:13: error: no page supplies 'headigns' [unknown-value]; did you mean 'headings'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{body}}",
      "templates/page.mustache:1:3: error: 'body' is HTML and would be escaped here [wrong-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{&title}}",
      "templates/page.mustache:1:14: error: 'title' is a text and would not be escaped here [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{{site.title}}}",
      "templates/page.mustache:1:14: error: 'site.title' is a text and would not be escaped here [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{headings}}",
      "templates/page.mustache:1:13: error: 'headings' is a list, which cannot be shown as it is [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{site}}",
      "templates/page.mustache:1:13: error: 'site' is a dictionary, which cannot be shown as it is [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{date}}",
      "templates/page.mustache:1:13: error: 'date' is a dictionary, which cannot be shown as it is [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#headings}}{{.}}{{/headings}}",
      "templates/page.mustache:1:26: error: '.' is a dictionary, which cannot be shown as it is [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{<layout}}{{$main}}{{bdy}}{{/main}}{{/layout}}",
      "templates/page.mustache:1:23: error: no page supplies 'bdy' [unknown-value]; did you mean 'body'?"
    ),
    WrongSite(
      [
        .text("templates/part.mustache", "x\n{{sumary}}"),
        .text("templates/page.mustache", "{{{body}}}{{> part}}{{titel}}"),
      ],
      "templates/page.mustache:1:23: error: no page supplies 'titel' [unknown-value]; did you mean 'title'?",
      "templates/part.mustache:2:3: error: no page supplies 'sumary' [unknown-value]; did you mean 'summary'?"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{count(title)}}",
      "templates/page.mustache:1:13: error: 'count' needs a list or a dictionary; 'title' is a text [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{uppercased(date)}}",
      "templates/page.mustache:1:13: error: 'uppercased' needs a text; 'date' is a dictionary [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{plusone(summary)}}",
      "templates/page.mustache:1:13: error: 'plusone' needs a number; 'summary' is a text [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#even(title)}}x{{/even(title)}}",
      "templates/page.mustache:1:14: error: 'even' needs a number; 'title' is a text [wrong-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{^empty(body)}}x{{/empty(body)}}",
      "templates/page.mustache:1:14: error: 'empty' needs a text or a list or a dictionary; 'body' is HTML [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{uppercased(count(headings))}}",
      "templates/page.mustache:1:13: error: 'uppercased' needs a text; 'count(headings)' is a number [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#headings}}{{index(text)}}{{/headings}}",
      "templates/page.mustache:1:26: error: 'index' is the position in a list, and takes no value [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{index()}}",
      "templates/page.mustache:1:13: error: 'index()' needs a list, and no list is open here [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{#date}}{{^first()}}x{{/first()}}{{/date}}",
      "templates/page.mustache:1:23: error: 'first()' needs a list, and no list is open here [wrong-value]"
    ),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{count()}}",
      "templates/page.mustache:1:13: error: 'count' needs a value, and none is given [wrong-value]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{first title}}",
      "templates/page.mustache:1:13: error: a name cannot contain spaces [template-syntax]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}{{count(foo}}",
      "templates/page.mustache:1:13: error: the parentheses do not match [template-syntax]"),
    WrongSite(
      "templates/page.mustache", "{{{body}}}\n<p>\u{0}{{title}}\u{1B}</p>",
      "templates/page.mustache:2:4: error: unexpected control character U+0000 [control-character]",
      "templates/page.mustache:2:14: error: unexpected control character U+001B [control-character]"
    ),
  ]
}
