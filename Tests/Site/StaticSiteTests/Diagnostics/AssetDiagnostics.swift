extension SiteDiagnosticTests {
  static let assetDiagnostics: [WrongSite] = [
    WrongSite(
      "templates/assets/site.css", "main {\n  background: url(dot.png)\n}\n",
      "templates/assets/site.css:2:19: error: 'dot.png' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css", "main { background: url(\"dott.png\") }\n",
      "templates/assets/site.css:1:25: error: 'dott.png' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css", "@import 'base.css';\n",
      "templates/assets/site.css:1:10: error: 'base.css' leads nowhere [broken-link]; did you mean 'site.css'?"
    ),
    WrongSite(
      "templates/assets/site.css", "@import url(base.css) screen;\n",
      "templates/assets/site.css:1:13: error: 'base.css' leads nowhere [broken-link]; did you mean 'site.css'?"
    ),
    WrongSite(
      "templates/assets/site.css", "@font-face { src: url(/fonts/a.woff2) }\n",
      "templates/assets/site.css:1:23: error: '/fonts/a.woff2' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css", "a { background: url(../../x.png) }\n",
      "templates/assets/site.css:1:21: error: '../../x.png' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css", "/* url(x.png) */ a { background: url(../guide/dot.tx) }\n",
      "templates/assets/site.css:1:38: error: '../guide/dot.tx' leads nowhere [broken-link]; did you mean '../guide/dot.txt'?"
    ),
    WrongSite(
      "templates/assets/site.css", "/*/ url(x.png) /*/ a { background: url(y.png) } /* url(z.png)",
      "templates/assets/site.css:1:40: error: 'y.png' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css",
      "a { background: url(x.png), url(\"y.png\"); }\n\nb { background: url(x.png) }\n",
      "templates/assets/site.css:1:21: error: 'x.png' leads nowhere [broken-link]",
      "templates/assets/site.css:1:34: error: 'y.png' leads nowhere [broken-link]",
      "templates/assets/site.css:3:21: error: 'x.png' leads nowhere [broken-link]"),
    WrongSite(
      "templates/assets/site.css", "a { background: url(x.png",
      "templates/assets/site.css:1:21: error: 'x.png' leads nowhere [broken-link]"),
    WrongSite(
      [
        .text("templates/assets/site.css", "@import \"fonts/a.css\";\n"),
        .text("templates/assets/fonts/a.css", "a { background: url(fonts/a.woff2) }\n"),
        .text("templates/assets/fonts/a.woff2", "x"),
      ],
      "templates/assets/fonts/a.css:1:21: error: 'fonts/a.woff2' leads nowhere [broken-link]; did you mean 'a.woff2'?"
    ),
    WrongSite(
      "content/site.yml",
      "title: Small\nreports: [all]\nbundles:\n  all.css: [sit.css, nothing.css]\n",
      "content/site.yml:4:13: error: there is no file 'sit.css' in 'assets/' [broken-link]; did you mean 'site.css'?",
      "content/site.yml:4:22: error: there is no file 'nothing.css' in 'assets/' [broken-link]"),
    WrongSite(
      [
        .text(
          "content/site.yml",
          "title: Small\nreports: [all]\nother: b\nbundles:\n  all.css: [site.css]\n"),
        .text(
          "templates/page.mustache",
          "{{<layout}}{{$main}}{{{body}}}<link href=\"/assets/all.css\">{{/main}}{{/layout}}"),
      ],
      "content/site.yml:3:1: error: unknown key 'other' [unknown-key]"),
    WrongSite(
      "content/site.yml", "title: Small\nreports: [all]\nbundles:\n  site.css: [site.css]\n",
      "content/site.yml:4:3: error: two pages or files would be written to 'assets/site.css' [same-path]"
    ),
    WrongSite(
      [
        .text(
          "content/site.yml",
          "title: Small\nreports: [all]\nbundles:\n  all.css: [site.css, a.css]\n"),
        .text("templates/assets/a.css", "@import 'site.css';\n"),
      ],
      "content/site.yml:4:23: error: 'a.css' imports another style sheet, and is not the first of its bundle [wrong-bundle]"
    ),
    WrongSite(
      [.removal("templates/assets/site.css")],
      "templates/layout.mustache:3:30: error: '/assets/site.css' leads nowhere [broken-link]"),
    WrongSite(
      [.removal("templates/assets")],
      "templates/layout.mustache:3:30: error: '/assets/site.css' leads nowhere [broken-link]"),
    WrongSite(
      [.removal("content/guide/dot.txt")],
      "content/guide/index.md:8:1: error: 'dot.txt' leads nowhere [broken-link]"),
    WrongSite(
      [.link("templates/assets/a.css", to: "nowhere.css")],
      "templates/assets/a.css: error: the file cannot be read: No such file or directory [unreadable]"
    ),
    WrongSite(
      [.link("content/a.png", to: "nowhere.png")],
      "content/a.png: error: the file cannot be read: No such file or directory [unreadable]"),
  ]
}
