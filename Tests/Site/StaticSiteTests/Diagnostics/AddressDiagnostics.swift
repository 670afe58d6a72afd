extension SiteDiagnosticTests {
  static let addressDiagnostics: [WrongSite] = [
    WrongSite(
      "content/guide.md", "---\ntitle: A\n---\n",
      "content/guide/index.md: error: two pages or files would be written to 'guide/index.html' [same-path]"
    ),
    WrongSite(
      "content/Guide.md", "---\ntitle: A\n---\n",
      "content/guide/index.md: error: 'guide/index.html' differs from 'Guide/index.html' in case only [case-collision]"
    ),
    WrongSite(
      [
        .text("content/A.md", "---\ntitle: A\n---\n"),
        .text("content/a.md", "---\ntitle: A\n---\n"),
      ],
      "content/a.md: error: 'a/index.html' differs from 'A/index.html' in case only [case-collision]"
    ),
    WrongSite(
      "content/guide/index.html", "x",
      "content/guide/index.html: error: two pages or files would be written to 'guide/index.html' [same-path]"
    ),
    WrongSite(
      "content/assets/site.css", "x",
      "templates/assets/site.css: error: two pages or files would be written to 'assets/site.css' [same-path]"
    ),
    WrongSite(
      "content/guide/Dot.txt", "x",
      "content/guide/dot.txt: error: 'guide/dot.txt' differs from 'guide/Dot.txt' in case only [case-collision]"
    ),
    WrongSite(
      "content/recipes/bread", "x",
      "content/recipes/bread: error: a page is in a folder of the same name, 'recipes/bread/' [path-clash]"
    ),
    WrongSite(
      "content/guide/dot.txt.md", "---\ntitle: A\n---\n",
      "content/guide/dot.txt: error: a page is in a folder of the same name, 'guide/dot.txt/' [path-clash]"
    ),
    WrongSite(
      "content/a\nb.txt", "x",
      """
      content/a\nb.txt: error: 'a·b.txt' cannot be the path of a file: it contains a line break or \
      another control character [wrong-path]
      """
    ),
    WrongSite(
      "templates/assets/Site.css", "x",
      "templates/assets/site.css: error: 'assets/site.css' differs from 'assets/Site.css' in case only [case-collision]"
    ),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [old/]\n---\n"),
        .text("content/b.md", "---\ntitle: B\naliases: [old/]\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/b.md:3:11: error: two pages or files would be written to 'old/index.html' [same-path]"
    ),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [Recipes/bread/]\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/recipes/bread.md: error: 'recipes/bread/index.html' differs from 'Recipes/bread/index.html' in case only [case-collision]"
    ),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [robots.txt]\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/a.md:3:11: error: a file and a folder would both have the name 'robots.txt' [path-clash]"
    ),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [recipes/bread/index.html/z]\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/a.md:3:11: error: a file and a folder would both have the name 'recipes/bread/index.html' [path-clash]"
    ),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [old.html]\n---\n"),
        .text("content/old.html/index.md", "---\ntitle: A\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/a.md:3:11: error: a file and a folder would both have the name 'old.html' [path-clash]"
    ),
  ]
}
