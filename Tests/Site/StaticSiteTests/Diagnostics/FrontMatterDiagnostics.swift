extension SiteDiagnosticTests {
  static let frontMatterDiagnostics: [WrongSite] = [
    WrongSite(
      "content/a.md", "No front matter\n",
      "content/a.md:1:1: error: the text has no front matter [front-matter-missing]"),
    WrongSite(
      "content/a.md", "",
      "content/a.md:1:1: error: the text has no front matter [front-matter-missing]"),
    WrongSite(
      "content/a.md", "\n---\ntitle: A\n---\n",
      "content/a.md:2:1: error: front matter must begin on the first line, with '---' alone [front-matter-missing]"
    ),
    WrongSite(
      "content/a.md", "title: A\n---\ntext\n",
      "content/a.md:1:1: error: the text has no front matter [front-matter-missing]"),
    WrongSite(
      "content/a.md", "\n+++\ntitle = \"A\"\n+++\n",
      "content/a.md:2:1: error: front matter must begin on the first line, with '+++' alone [front-matter-missing]"
    ),
    WrongSite(
      "content/a.md", "+++\ntitle = A\nweight: 1\n+++\n",
      "content/a.md:2:9: error: this is not TOML: 'A' is not a value [toml-syntax]",
      "content/a.md:3:7: error: this is not TOML: expected '=' after the key 'weight', found ':' [toml-syntax]"
    ),
    WrongSite(
      "content/a.md", "+++\ntitle = \"A\"\nsumary = \"B\"\nweight = 1.5\ndraft = \"true\"\n+++\n",
      "content/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?",
      "content/a.md:4:10: error: expected a whole number, found '1.5' [wrong-type]",
      "content/a.md:5:9: error: expected true or false, found the text \"true\" [wrong-type]"),
    WrongSite(
      "content/a.md", "+++\ntitle = \"A\"\ntags = [\"one\"]\n+++\n",
      "content/a.md:3:9: error: there is no template 'taxonomy' [unknown-template]",
      "content/a.md:3:9: error: there is no template 'term' [unknown-template]"),
    WrongSite(
      "content/notes/a.md", "---\ntitle: A\nsumary: B\n---\n",
      "content/notes/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?"),
    WrongSite(
      [
        .text("content/notes/a.md", "---\ntitle: A\n---\n[b](b.md)\n")
      ],
      "content/notes/a.md: warning: the folder 'notes/' of this text has no page of its own [folder-without-page]",
      "content/notes/a.md:4:1: error: there is no text 'b.md' [broken-link]; did you mean 'a.md'?"),
    WrongSite(
      "content/a.md", "---\ntitle: A\n\ntext\n",
      "content/a.md:1:1: error: the front matter does not end [front-matter-open]"),
    WrongSite(
      "content/a.md", "---\n---\n",
      "content/a.md:1:1: error: the key 'title' is missing [missing-key]"),
    WrongSite(
      "content/a.md", "---\ntitle:\n---\n",
      "content/a.md:2:1: error: the key 'title' has no value [missing-key]"),
    WrongSite(
      "content/a.md", "---\ntitle: null\nsummary: ~\ndate: Null\nweight: NULL\n---\n",
      "content/a.md:2:1: error: the key 'title' has no value [missing-key]"),
    WrongSite(
      frontMatter: "tags: [null]",
      "content/a.md:3:8: error: expected a text, found nothing [wrong-type]"),
    WrongSite(
      "content/a.md", "---\ntitle: \" \"\n---\n",
      "content/a.md:2:8: error: the title is empty [empty-title]"),
    WrongSite(
      "content/a.md", "---\ntitle: A\nsumary: B\nweight: x\n---\n",
      "content/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?",
      "content/a.md:4:9: error: expected a whole number, found 'x' [wrong-type]"),
    WrongSite(
      frontMatter: "summary: {a: b}",
      "content/a.md:3:10: error: expected a text, found a mapping [wrong-type]"),
    WrongSite(
      frontMatter: "weight: 1.5",
      "content/a.md:3:9: error: expected a whole number, found '1.5' [wrong-type]"),
    WrongSite(
      frontMatter: "weight: \"1\"",
      "content/a.md:3:9: error: expected a whole number, found the text \"1\" [wrong-type]"),
    WrongSite(
      frontMatter: "date: 2024-02-30",
      "content/a.md:3:7: error: '2024-02-30' is not a date [wrong-date]"),
    WrongSite(
      frontMatter: "date: 1 March 2024",
      "content/a.md:3:7: error: '1 March 2024' is not a date [wrong-date]"),
    WrongSite(
      frontMatter: "updated: 2024-3-1",
      "content/a.md:3:10: error: '2024-3-1' is not a date [wrong-date]"),
    WrongSite(
      frontMatter: "date: [2024, 3, 1]",
      "content/a.md:3:7: error: expected a text, found a list [wrong-type]"),
    WrongSite(
      frontMatter: "draft: yes",
      "content/a.md:3:8: error: expected true or false, found 'yes' [wrong-type]"),
    WrongSite(
      frontMatter: "draft: true\nsumary: B",
      "content/a.md:4:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?"),
    WrongSite(
      frontMatter: "raw-html: 1",
      "content/a.md:3:11: error: expected true or false, found '1' [wrong-type]"),
    WrongSite(
      frontMatter: "paginate: 0",
      "content/a.md:3:11: error: expected a whole number from 1 to 10000, found 0 [out-of-bounds]"),
    WrongSite(
      frontMatter: "template: pag",
      "content/a.md:3:11: error: there is no template 'pag' [unknown-template]; did you mean 'page'?"
    ),
    WrongSite(
      frontMatter: "template: recipe.html",
      "content/a.md:3:11: error: there is no template 'recipe.html' [unknown-template]; did you mean 'recipe'?"
    ),
    WrongSite(
      frontMatter: "template: \"\"",
      "content/a.md:3:11: error: there is no template '' [unknown-template]"),
    WrongSite(
      frontMatter: "image: dott.txt",
      "content/a.md:3:8: error: 'dott.txt' leads nowhere [broken-link]"),
    WrongSite(
      frontMatter: "image: ../guide/dott.txt",
      "content/a.md:3:8: error: '../guide/dott.txt' leads nowhere [broken-link]"),
    WrongSite(
      frontMatter: "tags: one",
      "content/a.md:3:7: error: expected a list, found 'one' [wrong-type]"),
    WrongSite(
      frontMatter: "tags: [one, \"!\"]",
      "content/a.md:3:13: error: '!' has no letter or digit [wrong-term]"),
    WrongSite(
      frontMatter: "tags: [one, [two]]",
      "content/a.md:3:13: error: expected a text, found a list [wrong-type]"),
    WrongSite(
      frontMatter: "tags: [one, two, One]",
      "content/a.md:3:18: error: 'One' is listed twice [repeated-term]"),
    WrongSite(
      frontMatter: "tags: [one, two, One, three, TWO]",
      "content/a.md:3:18: error: 'One' is listed twice [repeated-term]",
      "content/a.md:3:30: error: 'TWO' is listed twice [repeated-term]"),
    WrongSite(
      frontMatter: "tag: [one]",
      "content/a.md:3:1: error: unknown key 'tag' [unknown-key]; did you mean 'tags'?"),
    WrongSite(
      [
        .text("content/site.yml", "title: Small\ntaxonomies: [topics]\n"),
        .text("content/a.md", "---\ntitle: A\ntopic: [one]\n---\n"),
      ],
      "content/a.md:3:1: error: unknown key 'topic' [unknown-key]; did you mean 'topics'?"),
    WrongSite(
      frontMatter: "tags: [one]",
      "content/a.md:3:8: error: there is no template 'taxonomy' [unknown-template]",
      "content/a.md:3:8: error: there is no template 'term' [unknown-template]"),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\ntags: [One two]\n---\n"),
        .text("content/b.md", "---\ntitle: B\ntags: [one Two]\n---\n"),
        .text("templates/taxonomy.mustache", "x"),
      ],
      "content/a.md:3:8: error: there is no template 'term' [unknown-template]",
      "content/b.md:3:8: warning: 'one Two' is written 'One two' elsewhere [two-spellings]"),
    WrongSite(
      frontMatter: "aliases: old/",
      "content/a.md:3:10: error: expected a list, found 'old/' [wrong-type]"),
    WrongSite(
      frontMatter: "aliases: [../old/]",
      "content/a.md:3:11: error: '../old/' is not a path within the site [wrong-alias]"),
    WrongSite(
      frontMatter: "aliases: [/]",
      "content/a.md:3:11: error: '/' is not a path within the site [wrong-alias]"),
    WrongSite(
      frontMatter: "aliases: [\"https://example.org/old/\"]",
      "content/a.md:3:11: error: 'https://example.org/old/' is not a path within the site [wrong-alias]"
    ),
    WrongSite(
      frontMatter: "aliases: [\"old#place\"]",
      "content/a.md:3:11: error: 'old#place' is not a path within the site [wrong-alias]"),
    WrongSite(
      frontMatter: "aliases: [guide/]",
      "content/a.md:3:11: error: there is no template 'redirect' [unknown-template]",
      "content/guide/index.md: error: two pages or files would be written to 'guide/index.html' [same-path]"
    ),
    WrongSite(
      frontMatter: "aliases: [old/]",
      "content/a.md:3:11: error: there is no template 'redirect' [unknown-template]"),
    WrongSite(
      [
        .text("content/a.md", "---\ntitle: A\naliases: [b/, b]\n---\n"),
        .text("templates/redirect.mustache", "{{target}}"),
      ],
      "content/a.md:3:15: error: two pages or files would be written to 'b/index.html' [same-path]"),
    WrongSite(
      "content/recipes/a.md", "---\ntitle: A\nminutes: 0\n---\n",
      "content/recipes/a.md:3:10: error: expected a whole number from 1 to 1000, found 0 [out-of-bounds]"
    ),
    WrongSite(
      "content/recipes/a.md", "---\ntitle: A\nminute: 5\n---\n",
      "content/recipes/a.md:3:1: error: unknown key 'minute' [unknown-key]; did you mean 'minutes'?"
    ),
    WrongSite(
      "content/recipes/a.md", "---\ntitle: A\nminutes:\n---\n",
      "content/recipes/a.md:3:1: error: the key 'minutes' has no value [missing-key]"),
    WrongSite(
      "content/a.md", "----\ntitle: A\n----\n",
      "content/a.md:1:1: error: front matter must begin on the first line, with '---' alone [front-matter-missing]"
    ),
    WrongSite(
      "content/a.md", "{\"title\": \"A\"}\n",
      "content/a.md:1:1: error: front matter must be YAML between lines of '---', or TOML between lines of '+++' [front-matter-missing]"
    ),
    WrongSite(
      "content/a.md", "title:A\n",
      "content/a.md:1:1: error: the text has no front matter [front-matter-missing]"),
    WrongSite(
      "content/a.md", "---\ntitle:A\n---\n",
      "content/a.md:2:1: error: expected a mapping, found 'title:A' [wrong-type]"),
    WrongSite(
      frontMatter: "aliases: [\"old?place\"]",
      "content/a.md:3:11: error: 'old?place' is not a path within the site [wrong-alias]"),
    WrongSite(
      frontMatter: "image: /guide/dot.tx",
      "content/a.md:3:8: error: '/guide/dot.tx' leads nowhere [broken-link]; did you mean '/guide/dot.txt'?"
    ),
  ]
}
