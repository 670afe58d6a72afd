import HTMLTags
import TestSupport
import Testing

@Suite("Reading HTML from tag to tag") struct HTMLReaderTests {
  /// Returns what is met on the way through a text: tags with attributes, and what is between.
  private func walk(_ html: String) -> String {
    var reader = HTMLReader(Array(html.utf8))
    var found = ""
    var start = 0
    while let markup = reader.next() {
      found += reader.text(start..<markup.start)
      var parts = [(markup.kind == .closing ? "/" : "") + reader.text(markup.name)]
      if markup.kind != .other {
        while let attribute = reader.nextAttribute() {
          parts.append(
            reader.text(attribute.name) + (attribute.value.map { "=" + reader.text($0) } ?? ""))
        }
      }
      found += "[\(parts.joined(separator: "|"))]"
      start = reader.index
    }
    return found + reader.text(start..<html.utf8.count)
  }

  @Test(
    "Tags, attributes and text are told apart as browsers do it",
    arguments: [
      ("a<b>c</b>d", "a[b]c[/b]d"),
      ("<A HREF = x/y id='z > y' hidden>", "[A|HREF=x/y|id=z > y|hidden]"),
      ("<!doctype html><!-- <a> --><p>", "[][][p]"), ("1 < 2 <3> <", "1 < 2 <3> <"),
      ("<br/>x<my-tag a:b=\"\">", "[br]x[my-tag|a:b=]"), ("<p", "[p]"), ("<p a=\"x", "[p|a=x]"),
      ("</p class=x>y", "[/p|class=x]y"), ("<!-- x", "[]"), ("", ""), ("<p a=>b", "[p|a=]b"),
    ])
  func walks(_ html: String, _ expected: String) { #expect(walk(html) == expected) }

  @Test(
    "The content of an element ends at the first end tag of its name, in letters of either case",
    arguments: [
      ("<script>\"<p>\" </scripts> </SCRIPT >x", "x"), ("<style a=b></style>x<b>", "x<b>"),
      ("<title>x", ""), ("<nav><nav></nav>x</nav>", "x</nav>"),
    ])
  func skips(_ html: String, _ rest: String) throws {
    var reader = HTMLReader(Array(html.utf8))
    let opening = reader.nextOpeningTag()
    let tag = try #require(opening)
    reader.finishTag()
    reader.skipContent(of: tag)
    #expect(reader.text(reader.index..<html.utf8.count) == rest)
  }

  @Test("Opening tags alone are found outside of comments")
  func openingTags() {
    var reader = HTMLReader(Array("<!x></a><!-- <b> --><c><d/></c>".utf8))
    var names: [String] = []
    while let tag = reader.nextOpeningTag() { names.append(reader.text(tag.name)) }
    #expect(names == ["c", "d"])
  }

  @Test(
    "Character references are resolved where they are known",
    arguments: [
      ("a&amp;b&#39;&#x41;&foo;&", "a&b'A&foo;&"), ("", ""), ("&lt;&gt;&quot;&apos;", "<>\"'"),
      ("&#+38;&#-0;&#x+26;&#;&#x;", "&#+38;&#-0;&#x+26;&#;&#x;"), ("&#X26;&#0000000038;", "&&"),
      ("&a b & c &amp; d;", "&a b & c & d;"), ("&&amp;;é&é;", "&&;é&é;"),
    ])
  func references(_ text: String, _ expected: String) {
    #expect(CharacterReference.resolved(Array(text.utf8)[...]) == expected)
  }

  @Test("Many ampersands without an end take no long time")
  func manyAmpersands() {
    let text = String(repeating: "a&b ", count: 200_000)
    var resolved = ""
    let time = processorTime {
      resolved = CharacterReference.resolved(Array((text + "&amp;").utf8)[...])
    }
    #expect(time < .seconds(30))
    #expect(resolved == text + "&")
  }

  @Test("What HTML would read otherwise is escaped, and read back the same")
  func escaping() {
    var bytes = Array("x".utf8)
    bytes.appendEscaped("a<b> & \"c\" 'é'")
    bytes.appendEscaped("")
    #expect(String(decoding: bytes, as: UTF8.self) == "xa&lt;b&gt; &amp; &quot;c&quot; &#39;é&#39;")
    #expect(CharacterReference.resolved(bytes[...]) == "xa<b> & \"c\" 'é'")
  }
}
