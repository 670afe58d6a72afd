import Testing

@testable import StaticSite

@Suite("Links of Markdown")
struct MarkdownLinkTests {
  @Test(
    "are replaced, and nothing else is",
    arguments: [
      ("[a](/b/)", "[a](<b>)"), ("[a](/b/) and [c](/d/#e).", "[a](<b>) and [c](<d#e>)."),
      ("", ""), ("plain", "plain"), ("[a](b.md)", "[a](b.md)"),
      ("[a](https://example.org/)", "[a](https://example.org/)"), ("[a] (/b/)", "[a] (/b/)"),
      ("[a](/b c)", "[a](/b c)"), ("[a](/b", "[a](/b"), ("]", "]"), ("](", "]("),
      ("[é](/b/) ★", "[é](<b>) ★"), ("![a](/b.svg)](/c/)", "![a](<b.svg>)](<c>)"),
      ("[a](/unknown/) [b](/b/)", "[a](/unknown/) [b](<b>)"),
    ])
  func replacing(_ markdown: String, _ expected: String) {
    let bytes = MarkdownLinks.replaced(in: Array(markdown.utf8)) { url in
      url == "/unknown/" || !url.hasPrefix("/") ? nil : "<\(url.filter { $0 != "/" })>"
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
