import Colours
import Highlighting
import Testing

@Suite("Swift in colours")
struct SwiftColoursTests {
  private let source = """
    /// Adds “one” < two.
    func add(_ count: Int) -> String {
      let text = \"""
        a & b
        \"""
      return text + "1" // done
    }

    """

  @Test("loses nothing and adds nothing")
  func whole() {
    let text = SwiftColours.lines(of: source).map { $0.map(\.text).joined() + "\n" }.joined()
    #expect(text == source)
    let pairs = SwiftColours.lines(of: source.replacing("\n", with: "\r\n"))
    #expect(pairs == SwiftColours.lines(of: source))
  }

  @Test(
    "tells apart what a reader tells apart",
    arguments: [
      ("func", .keyword), ("/// Adds “one” < two.", .comment), ("// done", .comment),
      ("add", nil), ("\"1\"", .string),
    ] as [(String, CodeToken.Kind?)])
  func classes(_ text: String, _ kind: CodeToken.Kind?) {
    let stretches = SwiftColours.lines(of: source).flatMap(\.self)
    // What has no class is in one stretch with what is around it.
    let isFound = stretches.contains {
      $0.kind == kind && (kind == nil ? $0.text.contains(text) : $0.text == text)
    }
    #expect(isFound, "\(stretches)")
  }

  @Test("is one language of a highlighter among others")
  func fences() throws {
    let highlighter = Highlighter(CodeLanguage.all + [.swift])
    #expect(
      try highlighter.colour("swift", "let a = \"<\"\n")
        == "<span class=\"keyword\">let</span> a = <span class=\"string\">&quot;&lt;&quot;</span>\n"
    )
    #expect(try highlighter.colour("yaml", "a: 1\n")?.contains("class=\"number\"") == true)
    #expect(try Highlighter([.swift]).colour("yaml", "a: 1\n") == nil)
  }
}
