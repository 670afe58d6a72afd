import Testing

@testable import StaticSite

@Suite("Paths and addresses") struct LinkTests {
  @Test(
    "The way from one file to another",
    arguments: [
      ("index.html", "a/index.html", "a/index.html"),
      ("a/b/index.html", "index.html", "../../index.html"),
      ("a/b/index.html", "a/c/index.html", "../c/index.html"),
      ("a/index.html", "a/index.html", "index.html"),
      ("a/a/index.html", "a/b.css", "../b.css"),
      ("a/index.html", "a/a/x.css", "a/x.css"),
    ])
  func relative(_ from: String, _ to: String, _ expected: String) {
    #expect(SitePath.relative(from: from, to: to) == expected)
  }

  @Test(
    "A path in a folder",
    arguments: [
      ("c/", "a/b/", "a/b/c/"), ("../c", "a/b/", "a/c"), ("/c", "a/b/", "c"), ("..", "a/b/", "a/"),
      (".", "", ""), ("./x", "a/", "a/x"), ("../../x", "a/", nil),
    ] as [(String, String, String?)])
  func resolves(_ path: String, _ folder: String, _ expected: String?) {
    #expect(SitePath.resolve(path, in: folder) == expected)
  }

  @Test(
    "Tags are read as browsers read them",
    arguments: [
      ("<a href='x'>", ["a href x"]),
      ("<A HREF = x/y id=z>", ["a href x/y", "a id z"]),
      ("<!-- <a href=\"x\"> --><b id=\"y\">", ["b id y"]),
      ("<script>\"<a href='x'>\"</script><i id=y>", ["i id y"]),
      ("<a title=\"<a href='x'>\" href=\"a&amp;b&#39;&#x41;&foo;\">", ["a href a&b'A&foo;"]),
      ("a < b <a\nhref=\"x\"\n/>", ["a href x"]),
      ("<a href=\"x", ["a href x"]), ("<a href", []), ("<", []), ("<!--", []),
      ("<a data-href=\"x\" hidden href=\"y\">", ["a href y"]),
    ])
  func scans(_ html: String, _ expected: [String]) {
    let found = HTMLScanner.attributes(in: Array(html.utf8))
    #expect(found.map { "\($0.tag) \($0.name) \($0.value)" } == expected)
  }
}
