extension SiteDiagnosticTests {
  static let markupDiagnostics: [WrongSite] = [
    WrongSite(
      "templates/layout.mustache", "<title></title>{{$main}}{{/main}}",
      "templates/layout.mustache:1:1: error: the title is empty [empty-title]"),
    WrongSite(
      "templates/recipe.mustache",
      "{{<layout}}{{$main}}\n  <a href=\"/gide/\">{{{body}}}{{minutes}}</a>{{/main}}{{/layout}}\n",
      "templates/recipe.mustache:2:12: error: '/gide/' leads nowhere [broken-link]; did you mean '/guide/'?"
    ),
    WrongSite(
      "templates/layout.mustache",
      "<title>x</title>{{$main}}{{/main}}<a href='/gide/'><a href=/giude/>\n",
      "templates/layout.mustache:1:44: error: '/gide/' leads nowhere [broken-link]; did you mean '/guide/'?",
      "templates/layout.mustache:1:60: error: '/giude/' leads nowhere [broken-link]; did you mean '/guide/'?"
    ),
    WrongSite(
      "templates/layout.mustache",
      "<title>x</title>{{$main}}{{/main}}\n<img alt=\"\" srcset=\"/a.png 1x, /guide/dot.tx 2x\">\n",
      "templates/layout.mustache:2:21: error: '/a.png' leads nowhere [broken-link]",
      "templates/layout.mustache:2:32: error: '/guide/dot.tx' leads nowhere [broken-link]; did you mean '/guide/dot.txt'?"
    ),
    WrongSite(
      "templates/layout.mustache",
      "<title>x</title>{{$main}}{{/main}}\n<img src=\"/guide/dot.txt\">\n",
      "templates/layout.mustache:2:11: error: the image '/guide/dot.txt' has no alternative text [missing-alternative-text]"
    ),
    WrongSite(
      "templates/layout.mustache",
      "<title>x</title>{{$main}}{{/main}}\n<meta http-equiv=\"refresh\" content=\"0; url=/gide/\">\n",
      "templates/layout.mustache:2:44: error: '/gide/' leads nowhere [broken-link]; did you mean '/guide/'?"
    ),
    WrongSite(
      "templates/layout.mustache",
      "<title>x</title>{{$main}}{{/main}}\n<a href=\"/guide/#two-word\">\n",
      "templates/layout.mustache:2:10: error: '/guide/#two-word' leads to a page that has no anchor 'two-word' [broken-anchor]; did you mean '#two-words'?"
    ),
    WrongSite(
      "templates/recipe.mustache", "{{{body}}}{{minutes}}<p id=\"a\"></p><p id=\"a\"></p>",
      "templates/recipe.mustache:1:43: error: the id 'a' occurs more than once on a page [repeated-anchor]"
    ),
    WrongSite(
      "templates/layout.mustache", "<p id=\"two-words\"></p>\n{{$main}}{{/main}}",
      "content/guide/index.md:6:1: error: the id 'two-words' occurs more than once on a page [repeated-anchor]"
    ),
    WrongSite(
      "templates/layout.mustache", "<title>{{$head}} {{/head}}</title>{{$main}}{{/main}}",
      "content/guide/index.md: error: the page '/guide/' has an empty title [empty-title]",
      "content/index.md: error: the page '/' has an empty title [empty-title]",
      "content/recipes.md: error: the page '/recipes/' has an empty title [empty-title]",
      "content/recipes/bread.md: error: the page '/recipes/bread/' has an empty title [empty-title]"
    ),
  ]
}
