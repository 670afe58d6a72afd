import CommonMark
import Testing

@Suite("Anchors") struct AnchorCases {
  @Test(
    "Headings get the anchors that GitHub gives them, unique in their text",
    arguments: [
      ("# Low tide", ["low-tide"]),
      ("# Low  tide!", ["low--tide"]),
      ("# Low - tide", ["low---tide"]),
      ("# low_tide", ["low_tide"]),
      ("# 1. Tide 2", ["1-tide-2"]),
      ("# Äther & Öl", ["äther--öl"]),
      ("# 潮の満ち引き", ["潮の満ち引き"]),
      ("# ПРИЛИВ", ["прилив"]),
      ("# e\u{301}te\u{301}", ["e\u{301}te\u{301}"]),
      ("# 🌊", ["section"]),
      ("#", ["section"]),
      ("# ...\n\n# ?", ["section", "section-1"]),
      ("# `code()` and *more*", ["code-and-more"]),
      ("# A [link](b) ![image](c)", ["a-link-image"]),
      ("# &copy; 2020 &lt;b&gt;", ["-2020-b"]),
      ("# Sea\n\n## Sea\n\n# sea", ["sea", "sea-1", "sea-2"]),
      ("# Sea 1\n\n# Sea\n\n# Sea", ["sea-1", "sea", "sea-2"]),
      ("Low\ntide\n===", ["low-tide"]),
      ("> # Sea\n\n- # Sea", ["sea", "sea-1"]),
      ("# It's", ["its"]),
      ("# --a--", ["--a--"]),
      ("# A & B: `c.d` (e/f)", ["a--b-cd-ef"]),
      ("# ½ \u{203F} ५", ["-\u{203F}-५"]),
      ("# A\u{A0}b", ["ab"]),
      ("# x\u{FF0C}y", ["xy"]),
    ])
  func anchors(_ markdown: String, _ anchors: [String]) {
    let rendered = MarkdownRenderer().render(markdown, file: "a.md")
    #expect(rendered.headings.map(\.anchor) == anchors)
    for anchor in anchors { #expect(rendered.html.contains(" id=\"\(anchor)\">")) }
  }

  @Test("A term of ASCII gets the slug it would get among other letters")
  func asciiAgrees() {
    for text in ["Low tide", "a--b", " x ", "A_B c.d", "9 lives", "tab\tbed", "(x)"] {
      // The letter at the end keeps the shorter way from being taken.
      #expect(AnchorMaker.slug(text + "zß") == AnchorMaker.slug(text + "z") + "ß")
    }
  }

  @Test(
    "Headings know level, text and place",
    arguments: [
      ("# a *b*", "1 'a b' a.md:1:1"), ("a\n\n   ### b", "3 'b' a.md:3:4"),
      ("> ## b `c`", "2 'b c' a.md:1:3"), ("é\n\n- Sea\n  ===", "1 'Sea' a.md:3:3"),
    ])
  func facts(_ markdown: String, _ expected: String) {
    let headings = MarkdownRenderer().render(markdown, file: "a.md").headings
    #expect(headings.map { "\($0.level) '\($0.text)' \($0.location)" } == [expected])
  }
}
