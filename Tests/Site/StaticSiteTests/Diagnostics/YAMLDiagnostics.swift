extension SiteDiagnosticTests {
  static let yamlDiagnostics: [WrongSite] = [
    WrongSite(
      "content/site.yml", "title: [\n",
      "content/site.yml:1:8: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\nlanguage:\n\t- en\n",
      "content/site.yml:3:1: error: this is not YAML: unexpected tab in the indentation [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\n\tdescription: A\n",
      "content/site.yml:2:1: error: this is not YAML: found a tab character that violates indentation [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: \"Small\nlanguage: en\n",
      "content/site.yml:1:8: error: this is not YAML: the quotes that open here are not closed [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: 'It's small'\n",
      "content/site.yml:1:12: error: this is not YAML: did not find expected key [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: Small: a site\n",
      "content/site.yml:1:13: error: this is not YAML: unexpected ':' [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title:Small\nlanguage: en\n",
      "content/site.yml:2:9: error: this is not YAML: unexpected ':' [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: @home\n",
      "content/site.yml:1:8: error: this is not YAML: unexpected '@' [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: `code`\n",
      "content/site.yml:1:8: error: this is not YAML: unexpected '`' [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: &small Small\ndescription: *small\n",
      "content/site.yml:1:8: error: anchors and aliases are not supported [yaml-anchor]"),
    WrongSite(
      "content/site.yml", "title: *small\n",
      "content/site.yml:1:8: error: this is not YAML: found undefined alias [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: Small\n---\ntitle: Large\n",
      "content/site.yml:2:1: error: this is not YAML: a second document begins here [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: Small\n  language: en\n",
      "content/site.yml:2:11: error: this is not YAML: unexpected ':' [yaml-syntax]"),
    WrongSite(
      "content/site.yml", " title: Small\nlanguage: en\n",
      "content/site.yml:2:1: error: this is not YAML: did not find expected <document start> [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: Small\n? [a]\n: b\n",
      "content/site.yml:2:3: error: expected a text as the key, found a list [yaml-key]"),
    WrongSite(
      "content/site.yml", "title: Small\n1: b\n",
      "content/site.yml:2:1: error: unknown key '1' [unknown-key]"),
    WrongSite(
      "content/site.yml", "title: Small\n<<: {language: en}\n",
      "content/site.yml:2:1: error: unknown key '<<' [unknown-key]"),
    WrongSite(
      "content/site.yml", "title: Small\u{7}\n",
      "content/site.yml:1:13: error: this is not YAML: unexpected control character [yaml-syntax]"),
    WrongSite(
      "content/site.yml", "title: \"\\x\"\n",
      "content/site.yml:1:11: error: this is not YAML: did not find expected hexdecimal number [yaml-syntax]"
    ),
    WrongSite(
      "content/site.yml", "title: {a: b, a: c}\n",
      "content/site.yml:1:15: error: duplicate key 'a' [duplicate-key]"),
    WrongSite(
      "content/site.yml", "title: " + String(repeating: "[", count: 100_000),
      "content/site.yml:1:9: error: this is not YAML: lists and mappings are nested too deeply [yaml-syntax]"
    ),
    WrongSite(
      "content/a.md", "---\r\ntitle: A\r\nsumary: B\r\n---\r\n",
      "content/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?"),
    WrongSite(
      "content/a.md", "\u{FEFF}---\ntitle: A\nsumary: B\n---\n",
      "content/a.md:3:1: error: unknown key 'sumary' [unknown-key]; did you mean 'summary'?"),
    WrongSite(
      frontMatter: "tags:\n  - one\n - two",
      "content/a.md:5:2: error: this is not YAML: did not find expected key [yaml-syntax]"),
    WrongSite(
      frontMatter: "summary: |\n  one\n two",
      "content/a.md:5:2: error: this is not YAML: did not find expected key [yaml-syntax]"),
    WrongSite(
      frontMatter: "summary: \"Ä\" x",
      "content/a.md:3:14: error: this is not YAML: did not find expected key [yaml-syntax]"),
    WrongSite(
      frontMatter: "tags: [one, two\ndate: 2024-03-01",
      "content/a.md:3:7: error: this is not YAML: the bracket that opens here is not closed [yaml-syntax]"
    ),
    WrongSite(
      frontMatter: "title: B",
      "content/a.md:3:1: error: duplicate key 'title' [duplicate-key]"),
    WrongSite(
      frontMatter: "tags: [a]\ntags: [b]\ntitle : B",
      "content/a.md:4:1: error: duplicate key 'tags' [duplicate-key]",
      "content/a.md:5:1: error: duplicate key 'title' [duplicate-key]"),
    WrongSite(
      frontMatter: "\"title\": B",
      "content/a.md:3:1: error: duplicate key 'title' [duplicate-key]"),
    WrongSite(
      frontMatter: "date: '2024-13-01'",
      "content/a.md:3:7: error: '2024-13-01' is not a date [wrong-date]"),
  ]
}
