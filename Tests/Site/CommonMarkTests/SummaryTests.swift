import CommonMark
import Testing

@Suite("What a site is told of a text") struct SummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let markdown: String
    let firstParagraph: String
    let words: Int
    var testDescription: String { markdown }
  }

  @Test(
    "The first paragraph is given without marks, and words are counted once",
    arguments: [
      Case(markdown: "", firstParagraph: "", words: 0),
      Case(markdown: "One *two* three.", firstParagraph: "One two three.", words: 3),
      Case(markdown: "# A title\n\nOne\ntwo\n\nThree", firstParagraph: "One two", words: 5),
      Case(markdown: "> quoted words\n\n- a list\n\nText", firstParagraph: "Text", words: 5),
      Case(markdown: "half**way** [on e](x)`co de`", firstParagraph: "halfway on eco de", words: 4),
      Case(markdown: "a\\\nb  \nc", firstParagraph: "a b c", words: 3),
      Case(
        markdown: "```\nnot counted\n```\n\n    nor this\n\nbut this", firstParagraph: "but this",
        words: 2),
      Case(markdown: "a | b\n--|--\nc d | e\n\nAfter", firstParagraph: "After", words: 6),
      Case(markdown: "über  \u{2014} 李白", firstParagraph: "über  \u{2014} 李白", words: 3),
      Case(markdown: "![a *b*](c) d & e", firstParagraph: "a b d & e", words: 5),
      Case(markdown: "<!-- quiet -->\n\na &lt; b", firstParagraph: "a < b", words: 3),
    ])
  func summary(_ row: Case) {
    let rendered = MarkdownRenderer().render(row.markdown, file: "a.md")
    #expect(rendered.firstParagraph == row.firstParagraph)
    #expect(rendered.wordCount == row.words)
  }
}
