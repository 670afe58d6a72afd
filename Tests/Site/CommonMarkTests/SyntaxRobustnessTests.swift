import CommonMark
import Testing

@Suite("Marks beyond CommonMark, whatever is written") struct SyntaxRobustnessTests {
  /// Texts that tempt a reader to look at the same bytes again and again.
  static let pieces = [
    "~", "~~a ", "~a~~b", "a~", "\\~", "[^a]", "[^a]\n", "[^a]: b\n", "[^a]: b\n\n", "![^a]",
    "www.", "(www.", "_www.", "*http://a.b", "(http://a.b", "http://a.b)", "a@", "a@b.", "a@b.c-",
    "a.@", "www.a.b&c;", "{{<", "{{ ", "{% ", ":::\n\n", "> [!NOTE]\n", "> [!NOTE]\n\n",
    "> [!X]\n\n", "- [ ] ", "- [x] a\n", "# a {#b}\n", "# {#", "{#a} ", "[a ~~b](c) ", "*a ~b* ",
    "a[^b]|~c~\n", "\u{1}", "\u{1}\u{2}\\~[^a]", "`\\~` ",
    "[a][b]", "[a](b c", "[a][b", "\\[a][b]", "[a]: b\n", "[a]: b\n\n", "[a](b c.md) ", "[a]: ",
  ]

  @Test("Four times the text takes no more than some four times the time", arguments: pieces)
  func linear(_ piece: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: piece, count: count)
      return (0..<3).map { _ in
        ContinuousClock().measure { _ = MarkdownRenderer().render(text, file: "a.md") }
      }.min() ?? .zero
    }
    // A quadratic reader takes sixteen times as long; what is short is not measured.
    let (short, long) = (time(2_000), time(8_000))
    #expect(long < max(short * 10, .milliseconds(400)), "\(short), then \(long)")
  }

  @Test("Random texts become HTML in which nothing of the text is a tag, and nothing is lost")
  func random() {
    var state: UInt64 = 5
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let others = [
      "<b>", "\n", "\n\n", "*", "`", " ", "[", "](", ")", "|", "\n-|-\n", "&", "\"", "é",
    ]
    let all = Self.pieces + others
    for _ in 0..<2_000 {
      let text = (0..<below(40)).map { _ in all[below(all.count)] }.joined()
      let html = MarkdownRenderer().render(text, file: "a.md").html
      #expect(!html.contains("<b>"), "\(text.debugDescription)")
      for tag in ["del", "sup", "section", "div", "a", "p", "li"] {
        let open = html.matches(of: try! Regex("<\(tag)[ >]")).count
        #expect(
          open == html.components(of: "</\(tag)>"), "<\(tag)> in \(text.debugDescription)")
      }
    }
  }
}

extension String {
  /// Returns how often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
