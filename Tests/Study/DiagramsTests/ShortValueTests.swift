import Testing
import Trace

@Suite("A value in a row of words")
struct ShortValueTests {
  private static let digits = TraceValue.list([.integer(1), .integer(0)])

  @Test(
    "leaves out the type around a single value",
    arguments: [
      (.structure("Tally", [.init("digits", digits)]), "[1, 0]"),
      (.list([.structure("Tally", [.init("digits", digits)])]), "[[1, 0]]"),
      (.structure("DelayedStarSetup", []), "DelayedStarSetup"),
      (
        .structure("Outer", [.init("inner", .structure("Inner", [.init("value", .integer(3))]))]),
        "3"
      ),
      (
        .structure(
          "Box",
          [.init(nil, .structure("Pair", [.init(nil, .integer(1)), .init(nil, .integer(2))]))]),
        "Pair(1, 2)"
      ),
    ] as [(TraceValue, String)])
  func shortened(whole: TraceValue, short: String) {
    #expect(whole.briefText(atMost: 100) == short)
  }

  @Test(
    "keeps what would be lost",
    arguments: [
      .structure(
        "StarAppearance", [.init("title", .text("★")), .init("color", .enumCase("red", []))]),
      .enumCase("switching", [.init("to", .enumCase("set", []))]), .text("Tally(digits: 1)"),
      .participant("Registration<TallyAction>#1"), .null, .text("("),
      .keyPath(root: "Label", value: "String"),
    ] as [TraceValue])
  func kept(value: TraceValue) {
    #expect(value.briefText(atMost: 100) == value.text)
  }
}
