import Testing

@testable import Importing

@Suite("A site of Jekyll's") struct JekyllTests {
  private static let configuration = """
    title: Blog
    url: https://viola.example
    baseurl: /blog
    permalink: /:categories/:year/:month/:day/:title:output_ext
    author: {name: Viola}
    year: 2026
    """

  @Test(
    "Liquid and kramdown become Markdown where it is known what they mean",
    arguments: [
      ("{% highlight ruby linenos %}\nx = 1\n{% endhighlight %}", "```ruby\nx = 1\n```"),
      ("{% raw %}{{ x }}{% endraw %}", "`{{ x }}`"),
      ("`{% raw %}{{ x }}{% endraw %}`", "`{{ x }}`"),
      (
        "[a]({{ site.baseurl }}/a/) [b]({% link b.md %}) [p]({% post_url 2020-01-02-p %})",
        "[a](a.md) [b](b.md) [p](posts/p.md)"
      ),
      ("{{ \"/b.html\" | relative_url }}", "/b.html"),
      ("{{ page.title }} {{ site.title | upcase }}", "A BLOG"),
      ("{{ site.author.name }} {{ site.year }} {{ site.none }}", "Viola 2026 `{{ site.none }}`"),
      // Code in an address would end it, and all of the link would be printed.
      ("[a]({{ site.none }}/b) c", "[a](<{{ site.none }}/b>) c"),
      ("[a]({{ x }}/{{ y }} \"t\")", "[a](<{{ x }}/{{ y }}> \"t\")"),
      ("[a]\n\n[a]: {{ site.none }}/b \"c\"", "[a]\n\n[a]: <{{ site.none }}/b> \"c\""),
      ("> [a]\n\n> [a]: <{{ x }}>", "> [a]\n\n> [a]: <{{ x }}>"),
      ("<a href=\"{{ x }}/b\">a</a>", "<a href=\"{{ x }}/b\">a</a>"),
      ("(see {{ x }}) [a]: {{ x }}", "(see `{{ x }}`) [a]: `{{ x }}`"),
      ("{% comment %}x{% endcomment %}y", "y"),
      ("{% if x %}y{% endif %}", "`{% if x %}`y`{% endif %}`"),
      ("## H\n{: #own .x}", "## H {#own}"),
      ("[x](https://example.org){:target=\"_blank\"}", "[x](https://example.org)"),
      ("* TOC\n{:toc}\n\nText", "Text"),
      ("```liquid\n{{ x }}\n```", "```liquid\n{{ x }}\n```"),
    ])
  func marks(_ row: (written: String, expected: String)) throws {
    let site = try ImportedFolder(
      "jekyll",
      [
        "_config.yml": Self.configuration, "a.md": "---\ntitle: A\n---\n\(row.written)\n",
        "b.md": "---\ntitle: B\n---\n", "_posts/2020-01-02-p.md": "---\ntitle: P\n---\n",
      ])
    #expect(site.body("a.md") == row.expected + "\n")
  }

  @Test("Posts, drafts, collections and pages get their places; old addresses are aliases")
  func places() throws {
    let site = try ImportedFolder(
      "jekyll",
      [
        "_config.yml": Self.configuration + "\ncollections: {recipes: {output: true}}\n",
        "_posts/2020-01-02-first.md": "---\ncategories: a b\n---\n# The first\n\nText\n",
        "_drafts/idea.md": "Text\n", "_recipes/soup.md": "---\ntitle: Soup\n---\n",
        "about.md": "---\ntitle: About\npermalink: /about/\n---\n",
        "docs/setup.md": "---\ntitle: Setup\n---\n", "_layouts/x.md": "---\n---\n",
        "assets/main.scss": "---\n---\n", "assets/a.png": "", "README.md": "# R\n",
        "Gemfile": "", "_data/team.yml": "- a\n",
      ])
    #expect(
      site.site.texts.map(\.path) == [
        "about.md", "docs/index.md", "docs/setup.md", "index.md", "posts/first.md",
        "posts/idea.md", "posts/index.md", "recipes/index.md", "recipes/soup.md", "site.yml",
      ])
    #expect(
      site.frontMatter("posts/first.md")
        == "title: The first\ndate: 2020-01-02\ncategories: [a, b]\naliases: [a/b/2020/01/02/first.html]\n"
    )
    #expect(site.frontMatter("posts/idea.md")?.contains("draft: true\n") == true)
    #expect(site.frontMatter("docs/setup.md") == "title: Setup\naliases: [docs/setup.html]\n")
    #expect(site.frontMatter("about.md") == "title: About\n")
    #expect(site.site.files.map(\.path) == ["assets/a.png", "data/team.yml"])
    #expect(
      site.found == [
        "assets/main.scss:0 file-left-out: Jekyll processes this file with Liquid, and it is not Markdown"
      ])
  }

  @Test(
    "The language becomes a language tag, or English",
    arguments: [("en_US", "en-US"), ("de", "de"), ("a language", "en")])
  func language(_ row: (written: String, expected: String)) throws {
    let site = try ImportedFolder(
      "jekyll", ["_config.yml": "title: Blog\nlang: \(row.written)\n", "a.md": "Text\n"])
    let line = try #require(
      site.text("site.yml")?.split(separator: "\n").first { $0.hasPrefix("language: ") })
    #expect(line.replacing("\"", with: "") == "language: \(row.expected)")
  }
}
