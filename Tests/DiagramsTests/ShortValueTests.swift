import Testing

@testable import Diagrams

@Suite("A value in a row of words")
struct ShortValueTests {
  @Test(
    "leaves out the type around a single value",
    arguments: [
      ("Tally(digits: [1, 0, 0, 0])", "[1, 0, 0, 0]"),
      ("[Tally(digits: [1, 0])]", "[[1, 0]]"),
      ("DelayedStarSetup()", "DelayedStarSetup"),
      ("Outer(inner: Inner(value: 3))", "3"),
      ("Box(Pair(1, 2))", "Pair(1, 2)"),
    ])
  func shortened(whole: String, short: String) {
    #expect(ShortValue.text(whole) == short)
  }

  @Test(
    "keeps what would be lost",
    arguments: [
      "StarAppearance(title: \"★\", color: red)", "switching(to: set)", "\"Tally(digits: 1)\"",
      "[Registration<TallyAction>#1]", "Tally(digits: [1, 0", "nil", "\"(\"", "key path",
    ])
  func kept(value: String) {
    #expect(ShortValue.text(value) == value)
  }
}
