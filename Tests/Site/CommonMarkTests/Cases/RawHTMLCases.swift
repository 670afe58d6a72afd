import CommonMark
import Diagnostics
import Testing

@Suite("Raw HTML") struct RawHTMLCases {
  @Test("Raw HTML that is allowed", arguments: allowed)
  func letThrough(_ row: MarkdownCase) { row.check { $0.allowsRawHTML = true } }

  @Test("Raw HTML that is not allowed", arguments: refused)
  func refuse(_ row: MarkdownCase) {
    row.check()
    #expect(
      MarkdownRenderer().render(row.markdown, file: "a.md").diagnostics.map(\.id) == [.rawHTML])
  }

  @Test("What is no raw HTML, and comments, which are left out", arguments: harmless)
  func leave(_ row: MarkdownCase) {
    row.check()
    #expect(MarkdownRenderer().render(row.markdown, file: "a.md").diagnostics.isEmpty)
  }

  static let allowed = [
    MarkdownCase("a block", "<div class=\"a\">\n*b*\n</div>", "<div class=\"a\">\n*b*\n</div>"),
    MarkdownCase(
      "a block ends at an empty line", "<div>\n\n*b*\n\n</div>", "<div>\n<p><em>b</em></p>\n</div>"),
    MarkdownCase("a block within a paragraph", "a\n<div>\nb", "<p>a</p>\n<div>\nb"),
    MarkdownCase("an end tag", "</section>\na", "</section>\na"),
    MarkdownCase("any tag alone on its line", "<a-b c='d'>\n*e*", "<a-b c='d'>\n*e*"),
    MarkdownCase(
      "any tag alone does not interrupt", "a\n<a-b>\n*c*", "<p>a\n<a-b>\n<em>c</em></p>"),
    MarkdownCase("any tag with text", "<a-b>*c*</a-b>", "<p><a-b><em>c</em></a-b></p>"),
    MarkdownCase(
      "a script", "<script>\n\nlet a = *b*\n</script>\n*c*",
      "<script>\n\nlet a = *b*\n</script>\n<p><em>c</em></p>"),
    MarkdownCase("a style in capitals", "<STYLE>\n\n*\n</STYLE>", "<STYLE>\n\n*\n</STYLE>"),
    MarkdownCase("preformatted", "<pre>\n\n*a*\n</pre>", "<pre>\n\n*a*\n</pre>"),
    MarkdownCase("a comment", "<!-- a\n\nb -->\n*c*", "<!-- a\n\nb -->\n<p><em>c</em></p>"),
    MarkdownCase("an instruction", "<?a\n\nb?>", "<?a\n\nb?>"),
    MarkdownCase("a declaration", "<!DOCTYPE html>", "<!DOCTYPE html>"),
    MarkdownCase("character data", "<![CDATA[\n\n*a*\n]]>", "<![CDATA[\n\n*a*\n]]>"),
    MarkdownCase("indented", "   <div>", "   <div>"),
    MarkdownCase("indented too far", "    <div>", "<pre><code>&lt;div&gt;\n</code></pre>"),
    MarkdownCase(
      "in a list", "- <div>\n  a\n- b", "<ul>\n<li>\n<div>\na\n</li>\n<li>b</li>\n</ul>"),
    MarkdownCase("tags in text", "a <b>c</b> d", "<p>a <b>c</b> d</p>"),
    MarkdownCase("attributes", "a <b c d=e f='g' h=\"i\" />", "<p>a <b c d=e f='g' h=\"i\" /></p>"),
    MarkdownCase("a comment in text", "a <!-- b *c* --> d", "<p>a <!-- b *c* --> d</p>"),
    MarkdownCase("a tag over lines", "a <b\nc=\"d\ne\">", "<p>a <b\nc=\"d\ne\"></p>"),
    MarkdownCase("an unsafe link", "[a](javascript:b)", "<p><a href=\"javascript:b\">a</a></p>"),
  ]

  static let refused = [
    MarkdownCase("a block", "<div>\na\n</div>", "<!-- raw HTML omitted -->"),
    MarkdownCase("a script", "<script>a()</script>", "<!-- raw HTML omitted -->"),
    MarkdownCase("a tag in text", "a <br> b", "<p>a <!-- raw HTML omitted --> b</p>"),
    MarkdownCase(
      "in a list", "- a\n\n  <div>", "<ul>\n<li>\n<p>a</p>\n<!-- raw HTML omitted -->\n</li>\n</ul>"
    ),
    MarkdownCase("in a heading", "# <i>", "<h1><!-- raw HTML omitted --></h1>"),
    MarkdownCase(
      "in a cell", "a|b\n-|-\n<i>|c",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><!-- raw HTML omitted --></td>\n<td>c</td>\n</tr>\n</tbody>\n</table>"
    ),
    MarkdownCase("a comment with more after it", "<!-- a --> <b>\n", "<!-- raw HTML omitted -->"),
    MarkdownCase("a declaration", "<!DOCTYPE html>", "<!-- raw HTML omitted -->"),
  ]

  static let harmless = [
    MarkdownCase("a comment", "<!-- a -->", ""),
    MarkdownCase("a comment over lines", "<!-- a\n\nb -->\n\nc", "<p>c</p>"),
    MarkdownCase("a comment in text", "a <!-- b -->c", "<p>a c</p>"),
    MarkdownCase("two comments in text", "a<!-- b --><!-- c -->", "<p>a</p>"),
    MarkdownCase("less than", "a < b", "<p>a &lt; b</p>"),
    MarkdownCase("a number", "<3", "<p>&lt;3</p>"),
    MarkdownCase("a tag left open", "<div-", "<p>&lt;div-</p>"),
    MarkdownCase("a tag escaped", "\\<b>", "<p>&lt;b&gt;</p>"),
    MarkdownCase("a tag in code", "`<b>`", "<p><code>&lt;b&gt;</code></p>"),
    MarkdownCase("an attribute that is wrong", "a <b c=\"d'>", "<p>a &lt;b c=&quot;d'&gt;</p>"),
    MarkdownCase("space before the name", "< b>", "<p>&lt; b&gt;</p>"),
  ]
}
