import Testing

@testable import Importing

/// The addresses that the old generator's own rules give, listed by hand, against ours.
@Suite("Each address of an imported site")
struct AddressTests {
  @Test("is one of Hugo's, by its sections, patterns and front matter")
  func hugo() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "hugo.toml": """
        title = "Old"
        defaultContentLanguage = "en"
        [permalinks]
        posts = "/:year/:month/:slug/"
        [permalinks.page]
        notes = "/n/:filename.html"
        [languages.en]
        weight = 1
        [languages.fr]
        contentDir = "content-fr"
        """,
        "content/_index.md": "---\ntitle: Home\n---\n",
        "content/about.md": "---\ntitle: About\n---\n",
        "content/posts/_index.md": "---\ntitle: Posts\n---\n",
        "content/posts/one.md": "---\ntitle: One & only\ndate: 2024-01-31\n---\n",
        "content/posts/two.md": "---\ntitle: Two\ndate: 2024-02-01\nslug: second\n---\n",
        "content/posts/three/index.md": "---\ntitle: Three\ndate: 2023-12-05\n---\n",
        "content/notes/a.md": "---\ntitle: A\n---\n",
        "content/special.md":
          "---\ntitle: S\nurl: /special/place.html\naliases: [/old/, older.html]\n---\n",
        "content-fr/about.md": "---\ntitle: A\n---\n",
      ])
    for address in [
      "/", "/about/", "/posts/", "/2024/01/one-only/", "/2024/02/second/", "/2023/12/three/",
      "/n/a.html", "/special/place.html", "/old/", "/older.html",
    ] {
      #expect(site.addresses.contains(address), "\(address)")
    }
    #expect(
      site.found == [
        "hugo.toml:9 file-left-out: the texts of the language 'fr' in 'content-fr' are left out: 1"
      ])
  }

  @Test("is one of Jekyll's, by its configuration's defaults, collections and patterns")
  func jekyll() throws {
    let site = try ImportedFolder(
      "jekyll",
      [
        "_config.yml": """
        title: Old
        permalink: /:categories/:title.html
        include: [_pages]
        exclude: ["*.txt.md", private/]
        collections:
          recipes: {output: true, permalink: "/:collection/:path/"}
          staff: {}
        defaults:
          - scope: {path: "", type: posts}
            values: {categories: [music]}
          - scope: {path: docs}
            values: {permalink: /manual/}
        """,
        "index.md": "---\ntitle: Home\n---\n", "404.md": "---\npermalink: /404.html\n---\nNo.\n",
        "_posts/2024-01-02-viola.md": "---\ntitle: Viola\n---\n",
        "_posts/2024-01-03-oboe.md": "---\ntitle: Oboe\npermalink: /:year/:title/\n---\n",
        "_recipes/soup/leek.md": "---\ntitle: Leek\n---\n",
        "_staff/harp.md": "---\ntitle: H\n---\n",
        "_pages/about.md": "---\ntitle: About\npermalink: /about.html\n---\n",
        "_other/lost.md": "---\ntitle: Lost\n---\n", "docs/setup.md": "---\ntitle: Setup\n---\n",
        "a.txt.md": "---\ntitle: A\n---\n", "private/b.md": "---\ntitle: B\n---\n",
      ])
    for address in [
      "/", "/music/viola.html", "/2024/oboe/", "/recipes/soup/leek/", "/about.html", "/manual/",
    ] {
      #expect(site.addresses.contains(address), "\(address)")
    }
    #expect(!site.addresses.contains("/staff/harp/"))
    #expect(site.frontMatter("404.md") == "title: \"404\"\n")
    #expect(
      site.found == [
        "_config.yml:7 key-changed: the texts of 'staff' become drafts: Jekyll makes no pages of them",
        "_other/lost.md:0 file-left-out: Jekyll makes no pages of the files in '_other', which is not a collection",
        "a.txt.md:0 file-left-out: the configuration excludes the text",
        "private/b.md:0 file-left-out: the configuration excludes the text",
      ])
  }

  @Test("is reported where a pattern names what a text does not have, or what is not known here")
  func unknown() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "hugo.toml": "[permalinks]\na = \"/:year/:slug/\"\nb = \"/:colour/:slug/\"\n",
        "content/a/x.md": "---\ntitle: X\n---\n", "content/b/y.md": "---\ntitle: Y\n---\n",
      ])
    #expect(
      site.found == [
        "content/a/x.md:0 place-changed: the former address of the page is unknown: '/:year/x/'",
        "content/b/y.md:0 place-changed: the former address of the page is unknown: '/:colour/y/'",
      ])
  }

  @Test(
    "has the words that Jekyll and Hugo have for a date",
    arguments: [
      ("ordinal", "/2024/061/viola.html"), ("weekdate", "/2024/W09/Fri/viola.html"),
      (
        "/:short_year/:i_month/:short_month/:long_month/:i_day/:w_year/:w_day/:long_day/:title/",
        "/24/3/Mar/March/1/2024/5/Friday/viola/"
      ),
      ("/:hour/:minute/:second/:title/", "/09/05/07/viola/"),
    ])
  func dates(_ pattern: String, _ address: String) throws {
    let site = try ImportedFolder(
      "jekyll",
      [
        "_config.yml": "title: Old\npermalink: \(pattern)\n",
        "_posts/2024-03-01-viola.md": "---\ntitle: Viola\ndate: 2024-03-01 09:05:07\n---\n",
      ])
    #expect(site.addresses.contains(address), "\(site.addresses)")
  }

  @Test("begins a week's year where ISO 8601 does, and counts days of the year from 1")
  func weeks() throws {
    let jekyll = try ImportedFolder(
      "jekyll",
      [
        "_config.yml": "title: Old\npermalink: /:w_year/:week/:y_day/:title/\n",
        "_posts/2021-01-03-viola.md": "---\ntitle: Viola\n---\n",
      ])
    #expect(jekyll.addresses.contains("/2020/53/003/viola/"), "\(jekyll.addresses)")
    let hugo = try ImportedFolder(
      "hugo",
      [
        "hugo.toml":
          "[permalinks]\na = \"/:monthname/:weekdayname/:weekday/:yearday/:slug/\"\n",
        "content/a/x.md": "---\ntitle: X\ndate: 2021-01-03\n---\n",
      ])
    #expect(hugo.addresses.contains("/january/sunday/0/3/x/"), "\(hugo.addresses)")
  }

  @Test("is kept before what another page would like to be known by")
  func precedence() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "content/a.md": "---\ntitle: A\naliases: [/old/b.html]\n---\n",
        "content/b.md": "---\ntitle: B\nurl: /old/b.html\n---\n",
      ])
    #expect(site.frontMatter("old/b.md")?.contains("aliases: [old/b.html]") == true)
    #expect(site.found == ["content/a.md:0 place-changed: the alias 'old/b.html' is left out"])
  }

  @Test("is one of Zola's, of mdBook's, or of a folder's")
  func others() throws {
    let zola = try ImportedFolder(
      "zola",
      [
        "config.toml": "base_url = \"https://viola.example\"\n",
        "content/_index.md": "+++\n+++\n", "content/blog/_index.md": "+++\ntitle = \"Blog\"\n+++\n",
        "content/blog/2024-01-02-first.md": "+++\ntitle = \"First\"\n+++\n",
        "content/blog/b/index.md": "+++\ntitle = \"B\"\nslug = \"bee\"\n+++\n",
        "content/c.md": "+++\ntitle = \"C\"\npath = \"/sea/side\"\naliases = [\"c-old\"]\n+++\n",
      ])
    #expect(
      zola.addresses.isSuperset(of: [
        "/", "/blog/", "/blog/first/", "/blog/bee/", "/sea/side/", "/c-old/",
      ]))
    #expect(zola.found == [])
    let book = try ImportedFolder(
      "mdbook",
      [
        "book.toml":
          "[output.html.redirect]\n\"/old.html\" = \"a.html\"\n\"/gone.html\" = \"x.html\"\n",
        "src/SUMMARY.md":
          "# Summary\n\n- [A](a.md)\n\n# Part\n\n- [B](b/c.md)\n- [A again](a.md)\n",
        "src/a.md": "# A\n", "src/b/c.md": "# C\n",
      ])
    #expect(book.addresses.isSuperset(of: ["/a.html", "/b/c.html", "/old.html"]))
    #expect(
      book.found == [
        "book.toml:3 place-changed: the redirect from '/gone.html' is left out: it does not lead to a chapter",
        "src/SUMMARY.md:5 mark-changed: lists of chapters do not show the part title 'Part'",
        "src/SUMMARY.md:8 file-left-out: the chapter 'A again' is listed a second time, and is left out here",
      ])
    let folder = try ImportedFolder(
      "markdown",
      ["README.md": "# R\n", "a.md": "---\nslug: oboe\n---\n", "b.mdx": "x", "c.markdown": "# C\n"])
    #expect(folder.addresses.isSuperset(of: ["/", "/oboe/", "/c/"]))
    #expect(
      folder.found == [
        "b.mdx:0 file-left-out: the file is not copied: it is a text with JavaScript components, "
          + "which are not supported"
      ])
  }
}
