extension SiteDiagnosticTests {
  static let configurationDiagnostics: [WrongSite] = [
    WrongSite(
      "content/site.yml", "titel: Small\n",
      "content/site.yml:1:1: error: unknown key 'titel' [unknown-key]; did you mean 'title'?"),
    WrongSite(
      "content/site.yml", "",
      "content/site.yml:1:1: error: the key 'title' is missing [missing-key]"),
    WrongSite(
      "content/site.yml", "title:\n",
      "content/site.yml:1:1: error: the key 'title' has no value [missing-key]"),
    WrongSite(
      "content/site.yml", "title: [Small]\n",
      "content/site.yml:1:8: error: expected a text, found a list [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: \"\"\n",
      "content/site.yml:1:8: error: the title is empty [empty-title]"),
    WrongSite(
      "content/site.yml", "title: Small\ntitle: Large\n",
      "content/site.yml:2:1: error: duplicate key 'title' [duplicate-key]"),
    WrongSite(
      "content/site.yml", "title: Small\nlanguage: [en, de]\n",
      "content/site.yml:2:11: error: expected a text, found a list [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: Small\nlanguage: \"\"\n",
      "content/site.yml:2:11: error: '' is not a language tag [wrong-language]"),
    WrongSite(
      "content/site.yml", "title: Small\nlanguage: xx yy\n",
      "content/site.yml:2:11: error: 'xx yy' is not a language tag [wrong-language]"),
    WrongSite(
      "content/site.yml", "title: Small\nlanguage: e-US\n",
      "content/site.yml:2:11: error: 'e-US' is not a language tag [wrong-language]"),
    WrongSite(
      "content/site.yml", "title: Small\nrepository: viola/notes\n",
      "content/site.yml:2:13: error: 'viola/notes' is not the address of a repository [wrong-address]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nupdated: yesterday\n",
      "content/site.yml:2:10: error: 'yesterday' is not a date [wrong-date]"),
    WrongSite(
      "content/site.yml", "title: Small\nbase-url: example.org\n",
      "content/site.yml:2:11: error: 'example.org' is not an address that a site can have [wrong-address]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nbase-url: https://example.org/?a=b\n",
      "content/site.yml:2:11: error: 'https://example.org/?a=b' is not an address that a site can have [wrong-address]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nbase-url: https://\n",
      "content/site.yml:2:11: error: 'https://' is not an address that a site can have [wrong-address]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nbase-url: https://user:pw@example.org/a/../b//\n",
      "content/site.yml:2:11: error: 'https://user:pw@example.org/a/../b//' is not an address that a site can have [wrong-address]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nreports: [al]\n",
      "content/site.yml:2:11: error: unknown value 'al' [unknown-word]; did you mean 'all'?"),
    WrongSite(
      "content/site.yml", "title: Small\nreports: all\n",
      "content/site.yml:2:10: error: expected a list, found 'all' [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: Small\nsearch: yes\n",
      "content/site.yml:2:9: error: expected true or false, found 'yes' [wrong-type]"),
    WrongSite(
      "content/site.yml",
      "title: Small\nsearch:\n  Prose: recipes\n  Code: [../a, guide, guide/, '/', /]\n",
      "content/site.yml:3:10: error: expected a list, found 'recipes' [wrong-type]",
      "content/site.yml:4:10: error: '../a' is not a folder below the site's root [wrong-path]",
      "content/site.yml:4:23: error: 'guide/' is listed twice [repeated-term]",
      "content/site.yml:4:36: error: '/' is listed twice [repeated-term]"),
    WrongSite(
      "content/site.yml", "title: Small\npaginate: 0\n",
      "content/site.yml:2:11: error: expected a whole number from 1 to 10000, found 0 [out-of-bounds]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\npaginate: ten\n",
      "content/site.yml:2:11: error: expected a whole number, found 'ten' [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: Small\nfeed-length: 5000\n",
      "content/site.yml:2:14: error: expected a whole number from 1 to 1000, found 5000 [out-of-bounds]"
    ),
    WrongSite(
      "content/site.yml",
      "title: Small\nbundles:\n  all: [site.css]\n  a.css: []\n  b.css: [x.js, c/x.css, x.css, x.css]\n"
        + "  c.js: x.js\n",
      "content/site.yml:3:3: error: 'all' cannot be the name of a bundle [wrong-bundle]",
      "content/site.yml:4:10: error: the bundle 'a.css' has no files [wrong-bundle]",
      "content/site.yml:5:11: error: 'x.js' cannot be a part of the bundle 'b.css' [wrong-bundle]",
      "content/site.yml:5:17: error: 'c/x.css' cannot be a part of the bundle 'b.css' [wrong-bundle]",
      "content/site.yml:5:33: error: 'x.css' is listed twice [repeated-term]",
      "content/site.yml:6:9: error: expected a list, found 'x.js' [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: Small\ntaxonomies: tags\n",
      "content/site.yml:2:13: error: expected a list, found 'tags' [wrong-type]"),
    WrongSite(
      "content/site.yml", "title: Small\ntaxonomies: [Tags]\n",
      "content/site.yml:2:14: error: 'Tags' cannot be the name of a taxonomy [wrong-taxonomy]"),
    WrongSite(
      "content/site.yml", "title: Small\ntaxonomies: [title]\n",
      "content/site.yml:2:14: error: 'title' cannot be the name of a taxonomy [wrong-taxonomy]"),
    WrongSite(
      "content/site.yml", "title: Small\ntaxonomies: [tags, topics, tags]\n",
      "content/site.yml:2:28: error: 'tags' is listed twice [wrong-taxonomy]"),
    WrongSite(
      "content/site.yml",
      "title: Small\nreports: [all, all]\nwarnings: [open-code, open-code, open-code]\n"
        + "markdown: [footnotes, footnotes]\n",
      "content/site.yml:2:16: error: 'all' is listed twice [repeated-term]",
      "content/site.yml:3:23: error: 'open-code' is listed twice [repeated-term]",
      "content/site.yml:3:34: error: 'open-code' is listed twice [repeated-term]",
      "content/site.yml:4:23: error: 'footnotes' is listed twice [repeated-term]"),
    WrongSite(
      "content/site.yml", "title: Small\nuntil: tomorrow\n",
      "content/site.yml:2:8: error: 'tomorrow' is not a date [wrong-date]"),
    WrongSite(
      "content/site.yml", "title: Small\nfront-matter: [subtitle]\n",
      "content/site.yml:2:15: error: expected a mapping, found a list [wrong-type]"),
    WrongSite(
      "content/site.yml",
      "title: Small\nfront-matter:\n  a: txt\n  b: [text]\n  c: {typ: text}\n  d: {type: text, in: [../e]}\n",
      "content/site.yml:3:6: error: unknown value 'txt' [unknown-word]; did you mean 'text'?",
      "content/site.yml:4:6: error: expected a text, found a list [wrong-type]",
      "content/site.yml:5:7: error: unknown key 'typ' [unknown-key]; did you mean 'type'?",
      "content/site.yml:6:24: error: '../e' is not a folder below the content folder [wrong-path]"),
    WrongSite(
      "content/site.yml",
      "title: Small\nfront-matter: {tags: text, title: text, menu: text, a.b: text, weight: number}\n",
      "content/site.yml:2:16: error: the key 'tags' already has a meaning [wrong-key-name]",
      "content/site.yml:2:28: error: the key 'title' already has a meaning [wrong-key-name]",
      "content/site.yml:2:41: error: the key 'menu' already has a meaning [wrong-key-name]",
      "content/site.yml:2:53: error: 'a.b' cannot be the name of a key [wrong-key-name]",
      "content/site.yml:2:64: error: the key 'weight' already has a meaning [wrong-key-name]"),
    WrongSite(
      [
        .text(
          "content/site.yml",
          "title: Small\nfront-matter:\n  subtitle: text\n  place: {type: number, required: true, in: [notes]}\n"
            + "  seen: date\n  old: true or false\n  by: list of texts\n"),
        .text(
          "content/notes/a.md",
          "---\ntitle: A\nsubtitle: [b]\nplace: here\nseen: b\nold: yes\nby: b\n---\n"),
        .text("content/notes/b.md", "---\ntitle: B\n---\n"),
        .text("content/notes/index.md", "---\ntitle: C\nsubtitel: D\n---\n"),
        .text("content/guide/e.md", "---\ntitle: E\nplace: 1\n---\n"),
      ],
      "content/guide/e.md:3:1: error: unknown key 'place' [unknown-key]",
      "content/notes/a.md:3:11: error: expected a text, found a list [wrong-type]",
      "content/notes/a.md:4:8: error: expected a whole number, found 'here' [wrong-type]",
      "content/notes/a.md:5:7: error: 'b' is not a date [wrong-date]",
      "content/notes/a.md:6:6: error: expected true or false, found 'yes' [wrong-type]",
      "content/notes/a.md:7:5: error: expected a list, found 'b' [wrong-type]",
      "content/notes/b.md:2:1: error: the key 'place' is missing [missing-key]",
      "content/notes/index.md:3:1: error: unknown key 'subtitel' [unknown-key]; did you mean 'subtitle'?"
    ),
    WrongSite(
      "content/site.yml", "- title: Small\n",
      "content/site.yml:1:1: error: expected a mapping, found a list [wrong-type]"),
    WrongSite(
      "content/site.yml", "title:Small\n",
      "content/site.yml:1:1: error: expected a mapping, found 'title:Small' [wrong-type]"),
    WrongSite(
      "content/site.yml", "title = \"Small\"\n",
      "content/site.yml:1:1: error: expected a mapping, found 'title = \"Small\"' [wrong-type]"),
    WrongSite(
      [.removal("content/site.yml")],
      "content/site.yml: error: the file cannot be read: No such file or directory [unreadable]"),
  ]
}
