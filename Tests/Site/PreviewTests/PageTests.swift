import Testing

@testable import Preview

@Suite struct PageTests {
  static let policies = [
    // As few permissions as possible are added.
    (
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'",
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'"
    ),
    ("default-src 'self'", "default-src 'self'"),
    ("img-src 'none'", "img-src 'none'"),
    (
      "default-src 'none'",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    ),
    ("connect-src https://a.example", "connect-src https://a.example 'self'"),
    (
      "SCRIPT-SRC 'sha256-x';style-src  * ; Connect-Src 'none'",
      "SCRIPT-SRC 'sha256-x' 'self'; style-src *; Connect-Src 'self'"
    ),
    (
      "script-src 'self'; script-src-elem 'none'",
      "script-src 'self'; script-src-elem 'self'"
    ),
  ]

  @Test(arguments: policies) func `A policy admits the preview and nothing more`(
    _ policy: String, _ admitted: String
  ) {
    var read = PagePolicy(policy)
    read.admitPreview()
    #expect(read.text == admitted)
  }

  static let script =
    "<script src=\"/.preview/reload.js\" defer data-file=\"a.html\" data-version=\"v.1\"></script>\n"

  static let pages = [
    ("<head><title>T</title>", "</head><body></body>"),
    ("<head><!-- </head> --><title></head></title>", "</HEAD><body></body>"),
    ("<title>T</title><script>\"</head>\"</script>", "<body class=x><p>"),
    ("<header>", "</head>"),
    ("<p>No head", ""),
    ("", ""),
    ("<p>Cut off <meta name", ""),
  ]

  @Test(arguments: pages) func `The script comes last in the head`(_ head: String, _ rest: String) {
    let page = Array(
      PreviewedPage.make(Array((head + rest).utf8), file: "a.html", version: "v.1").joined())
    #expect(String(decoding: page, as: UTF8.self) == head + Self.script + rest)
  }

  static let metas = [
    (
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; connect-src 'none'\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; connect-src 'self'\">"
    ),
    (
      "<META CONTENT='connect-src &#39;none&#39;' HTTP-EQUIV=content-security-policy>",
      "<META CONTENT='connect-src &#39;self&#39;' HTTP-EQUIV=content-security-policy>"
    ),
    (
      "<meta name=\"x\" content=\"connect-src 'none'\">",
      "<meta name=\"x\" content=\"connect-src 'none'\">"
    ),
    (
      "<!-- <meta http-equiv=content-security-policy content=\"connect-src 'none'\"> -->",
      "<!-- <meta http-equiv=content-security-policy content=\"connect-src 'none'\"> -->"
    ),
  ]

  @Test(arguments: metas) func `The policy in a page's head is found`(
    _ meta: String, _ changed: String
  ) {
    let page = Array(
      PreviewedPage.make(Array((meta + "</head>").utf8), file: "a.html", version: "v.1").joined())
    #expect(String(decoding: page, as: UTF8.self) == changed + Self.script + "</head>")
  }

  @Test func `A file's name cannot end the script's attribute`() {
    let page = Array(PreviewedPage.make([], file: "\"><b>&.html", version: "v").joined())
    #expect(
      String(decoding: page, as: UTF8.self).contains("data-file=\"&quot;&gt;&lt;b&gt;&amp;.html\""))
  }

  static let types = [
    ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.b.JS", "text/javascript; charset=utf-8"), ("a.svg", "image/svg+xml; charset=utf-8"),
    ("a.png", "image/png"), ("a.jpg", "image/jpeg"), ("a.webp", "image/webp"),
    ("a.gif", "image/gif"), ("favicon.ico", "image/x-icon"),
    ("a.json", "application/json; charset=utf-8"), ("a.xml", "application/xml; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.md", "text/markdown; charset=utf-8"),
    ("a.woff2", "font/woff2"), ("a.pdf", "application/pdf"),
    ("a.unknown", "application/octet-stream"), ("html", "application/octet-stream"),
    ("a.html/b", "application/octet-stream"),
  ]

  @Test(arguments: types) func `A name's ending says what a file is`(_ name: String, _ type: String)
  {
    #expect(MediaType.of(name) == type)
  }

  static let versions: [(String, [String]?)] = [
    ("n.0", ["a", "b"]), ("n.1", ["b"]), ("n.2", []), ("n.3", nil), ("m.1", nil), ("", nil),
    ("n.-1", nil),
  ]

  @Test(arguments: versions) func `What differs from an earlier state is remembered`(
    _ version: String, _ changed: [String]?
  ) {
    var history = ChangeHistory(name: "n")
    history.add(["a"])
    history.add(["b"])
    #expect(history.version == "n.2")
    #expect(history.changed(since: version) == changed)
  }

  @Test func `What is long ago or not known may differ in anything`() {
    var history = ChangeHistory(name: "n")
    for number in 0...ChangeHistory.length { history.add(["\(number)"]) }
    #expect(history.changed(since: "n.0") == nil)
    #expect(history.changed(since: "n.1")?.count == ChangeHistory.length)
    history.add(nil)
    #expect(history.changed(since: "n.101") == nil)
    #expect(history.changed(since: "n.102") == [])
  }
}
