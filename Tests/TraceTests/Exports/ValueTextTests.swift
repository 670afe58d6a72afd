import Testing
@testable import Trace

@Suite("A value in words")
struct ValueTextTests {
  private static let tally = TraceValue.structure(
    "Tally", [.init("digits", .list([.integer(1), .integer(0)]))])
  private static let setup = TraceValue.structure("Setup", [])
  private static let point = TraceValue.structure(
    "Point", [.init("x", .integer(1)), .init("y", .null)])

  static let cases: [(value: TraceValue, whole: String, brief: String)] = [
    (tally, "Tally(digits: [1, 0])", "[1, 0]"), (setup, "Setup()", "Setup"),
    (point, "Point(x: 1, y: nil)", "Point(x: 1, y: nil)"),
    (
      .structure("Line", [.init("from", point), .init("tally", tally)]),
      "Line(from: Point(x: 1, y: nil), tally: Tally(digits: [1, 0]))",
      "Line(from: Point(x: 1, y: nil), tally: [1, 0])"
    ),
    (.structure("Outer", [.init("inner", tally)]), "Outer(inner: Tally(digits: [1, 0]))", "[1, 0]"),
    (.structure("Box", [.init(nil, .integer(1))]), "Box(1)", "1"),
    (.list([setup, tally]), "[Setup(), Tally(digits: [1, 0])]", "[Setup, [1, 0]]"),
    (
      .enumCase("push", [.init("screen", tally)]), "push(screen: Tally(digits: [1, 0]))",
      "push(screen: [1, 0])"
    ),
    (.text("Tally(digits: [1])"), #""Tally(digits: [1])""#, #""Tally(digits: [1])""#),
    (.text(#"a "b""#), #""a \"b\"""#, #""a \"b\"""#),
    (.longText("abc", leftOut: 2), #""abc"… 2 more"#, #""abc"… 2 more"#),
    (.decimal(2), "2.0", "2.0"), (.truth(true), "true", "true"),
    (.dictionary([]), "[:]", "[:]"),
    (
      .dictionary([.init(key: .text("a"), value: tally)]), #"["a": Tally(digits: [1, 0])]"#,
      #"["a": [1, 0]]"#
    ),
    (.set([.integer(1)]), "[1]", "[1]"),
    (.tuple([.init("a", setup)]), "(a: Setup())", "(a: Setup)"),
    (.keyPath(root: "A", value: "B"), "key path from A to B", "key path from A to B"),
    (.closure, "closure", "closure"), (.participant("A#1"), "A#1", "A#1"),
    (.type("Token"), "Token", "Token"), (.described("★"), "★", "★"),
    (.list([.leftOut(3)]), "[… 3 more]", "[… 3 more]"),
  ]

  @Test("is what source would write, and in a drawing no more than is needed", arguments: cases)
  func texts(_ value: TraceValue, _ whole: String, _ brief: String) {
    #expect(value.text == whole)
    #expect(value.briefText(atMost: 200) == brief)
  }

  @Test(
    "is cut where it is long, the last character an ellipsis", arguments: [("é", 40), ("★", 5)])
  func limit(_ letter: String, _ limit: Int) {
    let fitting = TraceValue.described(String(repeating: letter, count: limit))
    let longer = TraceValue.described(String(repeating: letter, count: limit + 1))
    #expect(fitting.briefText(atMost: limit) == fitting.text)
    #expect(longer.briefText(atMost: limit).count == limit)
    #expect(longer.briefText(atMost: limit).last == "…")
  }

  @Test("says of what changes that it does, though a brief text were the same")
  func equalTexts() {
    let request = TraceValue.structure("Request", [.init("cursor", .null)])
    #expect(request.briefText(atMost: 100) == "Request(cursor: nil)")
    #expect(TraceValue.null.briefChange(to: request, atMost: 100) == "nil → Request(cursor: nil)")
    func boxed(_ type: String, _ value: TraceValue) -> TraceValue {
      .structure(type, [.init("value", value)])
    }
    #expect(
      boxed("Old", .integer(1)).briefChange(to: boxed("New", .integer(1)), atMost: 100)
        == "Old(value: 1) → New(value: 1)")
    #expect(
      boxed("Old", .integer(1)).briefChange(to: boxed("Old", .integer(2)), atMost: 100) == "1 → 2")
  }

  @Test("says of a long value that changes which parts do, and of a short one the whole")
  func changes() {
    func page(_ count: Int, _ isLoading: Bool) -> TraceValue {
      let rows = TraceValue.list((0..<count).map { .text("row \($0)") })
      return .structure("Page", [.init("rows", rows), .init("isLoading", .truth(isLoading))])
    }
    #expect(
      page(1, false).briefChange(to: page(1, true), atMost: 100)
        == #"Page(rows: ["row 0"], isLoading: false) → Page(rows: ["row 0"], isLoading: true)"#)
    #expect(
      page(20, false).briefChange(to: page(20, true), atMost: 100)
        == "Page(isLoading: false → true)")
    #expect(
      page(20, true).briefChange(to: page(21, false), atMost: 100)
        == "Page(rows: 20 elements → 21 elements, isLoading: true → false)")
    #expect(page(20, true).change(to: .null, atMost: 20) == #"Page(rows: ["row 0"… → nil"#)
  }
}
