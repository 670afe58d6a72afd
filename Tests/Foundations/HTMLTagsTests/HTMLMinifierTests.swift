import Testing

@testable import HTMLTags

@Suite("Finished HTML in fewer bytes")
struct HTMLMinifierTests {
  static let rows: [(source: String, minified: String)] = [
    ("", ""),
    ("only text", "only text"),
    // Quotes.
    (#"<p class="note" id='a'>"#, "<p class=note id=a>"),
    (#"<a href="../a/index.html#b-1" hidden>"#, "<a href=../a/index.html#b-1 hidden>"),
    (
      #"<p class="two words" title="" data-x="a=b">"#,
      #"<p class="two words" title="" data-x="a=b">"#
    ),
    (#"<i title="it's" lang='a"b' id="a`b">"#, #"<i title="it's" lang='a"b' id="a`b">"#),
    ("<i title=\"a\nb\" id=\"a>b\">", "<i title=\"a\nb\" id=\"a>b\">"),
    (#"<a href="?a=1&amp;b">"#, #"<a href="?a=1&amp;b">"#),
    (#"<a title="a&amp;b&quot;">"#, "<a title=a&amp;b&quot;>"),
    (#"<rect x="1" y="2"/><br class="a" />"#, #"<rect x=1 y="2"/><br class=a />"#),
    (#"<img alt="no end"#, #"<img alt="no end"#),
    ("<p class=\"a\"", "<p class=\"a\""),
    // References.
    (
      "He said &quot;no&quot; &gt; it&#39;s &lt;b&gt; &amp;gt;",
      "He said \"no\" > it's &lt;b> &amp;gt;"
    ),
    ("<b>&copy; &quot &gt", "<b>&copy; &quot &gt"),
    // White space.
    ("<ul>\n\n  <li>a</li>\n \n<li>b</li>\n</ul>\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("<b>a</b>   <i>b</i> <u>c  d</u>", "<b>a</b> <i>b</i> <u>c  d</u>"),
    ("<b> a\n\n b </b>", "<b> a\n\n b </b>"),
    // What keeps its white space, and what has no tags.
    (
      "<pre>\n\n<b> </b>  <i>&gt;</i>\n\n</pre>\n\n<p>",
      "<pre>\n\n<b> </b>  <i>></i>\n\n</pre>\n<p>"
    ),
    (
      "<script src=\"a.js\">if (a &gt; \"b\")  { \"<p class='c'>\" }</script>",
      "<script src=a.js>if (a &gt; \"b\")  { \"<p class='c'>\" }</script>"
    ),
    ("<title>a  &quot;</title>\n\n<p>", "<title>a  &quot;</title>\n<p>"),
    ("<!DOCTYPE html>\n\n<!-- a  \"b\" -->\n<p>", "<!DOCTYPE html>\n<!-- a  \"b\" -->\n<p>"),
    ("1 < 2  <p class=\"a\">", "1 < 2  <p class=a>"),
  ]

  @Test("means the same", arguments: rows)
  func row(_ row: (source: String, minified: String)) {
    let minified = HTMLMinifier.minified(Array(row.source.utf8))
    #expect(String(decoding: minified, as: UTF8.self) == row.minified)
    #expect(HTMLMinifier.minified(minified) == minified)
  }
}
