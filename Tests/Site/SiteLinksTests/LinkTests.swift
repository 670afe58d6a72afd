import Testing

@testable import SiteLinks

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
    let bytes = Array(html.utf8)
    let found = LinkScan(bytes).attributes
    #expect(found.map { "\($0.kind) \($0.value(in: bytes))" } == expected)
  }

  @Test(
    "Images without alternative text are found, by their addresses",
    arguments: [
      ("<img src=a><img src=b alt=''><IMG ALT=c src=c>", ["a"]), ("<img>", [""]),
      ("<image src=a>", []),
    ])
  func images(_ html: String, _ expected: [String]) {
    #expect(LinkScan(Array(html.utf8)).imagesWithoutText == expected)
  }

  @Test(
    "An empty title is found, an element of an SVG's of the same name is none of the page's",
    arguments: [
      ("<title> </title>", true), ("<title>a</title><svg><title></title></svg>", false),
      ("<p>", false),
    ])
  func titles(_ html: String, _ expected: Bool) {
    #expect((LinkScan(Array(html.utf8)).emptyTitle != nil) == expected)
  }

  @Test(
    "An address that is plain leads where reading all of it leads",
    arguments: ["/", "/a/", "/a/b.css", "/a/b/index.html", "/b-1_2~x/y/", "/guide/a/"],
    ["index.html", "a/index.html", "a/c/index.html", "404.html", "guide/b/index.html"])
  func plainAddresses(_ url: String, _ file: String) throws {
    let path = try #require(PlainAddress(Array(url.utf8)[...])?.path)
    let address = try #require(LinkAddress(url))
    let resolved = try #require(SitePath.resolve(address.path, in: "x/"))
    #expect(path == SitePath.file(forPage: resolved))
    var written: [UInt8] = []
    PageFolder(SitePath.folder(of: file)).writeWay(to: path, into: &written)
    #expect(String(decoding: written, as: UTF8.self) == SitePath.relative(from: file, to: path))
  }

  @Test(
    "An address leads out of the site if it begins with a host or a scheme",
    arguments: [
      ("https://example.org/", true), ("mailto:a@b", true), ("x-a.b+1:c", true), ("//a/b", true),
      ("2:30.html", false), ("-a:b", false), (".a:b", false), ("+a:b", false), (":a", false),
      ("a/b:c", false), ("é:b", false), ("a b:c", false), ("a.html", false), ("", false),
    ])
  func schemes(_ url: String, _ leadsOut: Bool) { #expect((LinkAddress(url) == nil) == leadsOut) }

  @Test(
    "What has to be decoded, resolved or asked is not plain",
    arguments: [
      "", "a/", "//a/", "/a//b/", "/./a", "/a/../b", "/.a", "/a?b", "/a#b", "/a%20b", "/a&amp;b",
      "/ä", "/a:b",
    ])
  func notPlain(_ url: String) { #expect(PlainAddress(Array(url.utf8)[...])?.path == nil) }
}
