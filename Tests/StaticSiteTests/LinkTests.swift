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
      ("<a href='x'>", ["address x"]),
      ("<A HREF = x/y id=z>", ["address x/y", "anchor z"]),
      ("<!-- <a href=\"x\"> --><b id=\"y\">", ["anchor y"]),
      ("<script>\"<a href='x'>\"</script><i id=y>", ["anchor y"]),
      ("<a title=\"<a href='x'>\" href=\"a&amp;b&#39;&#x41;&foo;\">", ["address a&b'A&foo;"]),
      ("a < b <a\nhref=\"x\"\n/>", ["address x"]),
      ("<a href=\"x", ["address x"]), ("<a href", []), ("<", []), ("<!--", []),
      ("<a data-href=\"x\" hidden href=\"y\">", ["address y"]),
      (
        "<img alt srcset=\"a.png 1x, b,c.png 2x,\n d.png\">",
        ["address a.png", "address b,c.png", "address d.png"]
      ),
      ("<meta http-equiv=refresh content=\"0; url=/x/\"><meta content=\"url=y\">", ["address /x/"]),
    ])
  func scans(_ html: String, _ expected: [String]) {
    let found = HTMLScanner.scan(Array(html.utf8)).attributes
    #expect(found.map { "\($0.kind) \($0.value)" } == expected)
  }

  @Test(
    "Images without alternative text are found, by their addresses",
    arguments: [
      ("<img src=a><img src=b alt=''><IMG ALT=c src=c>", ["a"]), ("<img>", [""]),
      ("<image src=a>", []),
    ])
  func images(_ html: String, _ expected: [String]) {
    #expect(HTMLScanner.scan(Array(html.utf8)).imagesWithoutText == expected)
  }

  @Test(
    "An empty title is found, an element of an SVG's of the same name is none of the page's",
    arguments: [
      ("<title> </title>", true), ("<title>a</title><svg><title></title></svg>", false),
      ("<p>", false),
    ])
  func titles(_ html: String, _ expected: Bool) {
    #expect(HTMLScanner.scan(Array(html.utf8)).hasEmptyTitle == expected)
  }
}
