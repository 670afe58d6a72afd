import CommonMark
import Testing

/// A text, and the HTML that it must become.
struct MarkdownCase: Sendable, CustomTestStringConvertible {
  let name: String
  let markdown: String
  /// Without the line feed at its end.
  let html: String
  var testDescription: String { name }

  init(_ name: String, _ markdown: String, _ html: String) {
    self.name = name
    self.markdown = markdown
    self.html = html
  }

  /// Renders the text and compares; headings have no anchors unless `adapt` says so.
  func check(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ adapt: (inout MarkdownRenderer) -> Void = { _ in }
  ) {
    var renderer = MarkdownRenderer()
    renderer.anchorsHeadings = false
    adapt(&renderer)
    let expected = html.isEmpty ? "" : html + "\n"
    #expect(
      renderer.render(markdown, file: "a.md").html == expected, "\(name)",
      sourceLocation: sourceLocation)
  }
}
