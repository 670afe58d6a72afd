import Diagnostics
import Testing

@Suite("Typo suggestions") struct TypoSuggestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let written: String
    let known: [String]
    let expected: [String]
    var testDescription: String { written }
  }

  @Test(
    "The nearest known names come first, ties by common beginning, then by alphabet",
    arguments: [
      Case(written: "titel", known: ["summary", "title", "titan"], expected: ["title"]),
      Case(written: "Title", known: ["title"], expected: ["title"]),
      Case(written: "tap", known: ["type", "tab", "top"], expected: ["tab", "top"]),
      Case(written: "cat", known: ["bat", "car", "cab"], expected: ["cab", "car", "bat"]),
      Case(written: "increment", known: ["decrement", "up"], expected: ["decrement"]),
      Case(written: "x", known: ["y"], expected: []),
      Case(written: "weight", known: ["draft", "title"], expected: []),
      Case(written: "", known: ["a"], expected: []),
    ])
  func ranks(_ row: Case) {
    #expect(TypoSuggestion.best(for: row.written, in: row.known) == row.expected)
    #expect(TypoSuggestion.best(for: row.written, in: row.known.reversed()) == row.expected)
  }
}
