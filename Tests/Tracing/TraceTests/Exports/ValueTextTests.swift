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
    (.decimal(2), "2.0", "2.0"), (.boolean(true), "true", "true"),
    (.dictionary([]), "[:]", "[:]"),
    (
      .dictionary([.init(key: .text("a"), value: tally)]), #"["a": Tally(digits: [1, 0])]"#,
      #"["a": [1, 0]]"#
    ),
    (.set([.integer(1)]), "[1]", "[1]"),
    (.tuple([.init("a", setup)]), "(a: Setup())", "(a: Setup)"),
    (.keyPath(root: "A", value: "B"), "KeyPath<A, B>", "KeyPath<A, B>"),
    (.closure, "closure", "closure"), (.participant("A#1"), "A#1", "A#1"),
    (.type("Token"), "Token", "Token"), (.described("★"), "★", "★"),
    (.list([.leftOut(3)]), "[… 3 more]", "[… 3 more]"),
  ]

  @Test("is what source would write, and in a drawing no more than is needed", arguments: cases)
  func texts(_ value: TraceValue, _ whole: String, _ brief: String) {
    #expect(value.text == whole)
    #expect(value.briefText(atMost: 200) == brief)
  }

  @Test("is cut where it is a long text, in characters, not bytes", arguments: ["é", "★", "👩‍👩‍👧"])
  func limit(_ letter: String) {
    let fitting = TraceValue.described(String(repeating: letter, count: 20))
    let longer = TraceValue.described(String(repeating: letter, count: 21))
    #expect(fitting.briefText(atMost: 20) == fitting.text)
    #expect(longer.briefText(atMost: 20) == String(repeating: letter, count: 19) + "…")
  }

  private static func page(_ count: Int, _ isLoading: Bool) -> TraceValue {
    let rows = TraceValue.list((0..<count).map { .text("row \($0)") })
    return .structure("Page", [.init("rows", rows), .init("isLoading", .boolean(isLoading))])
  }

  private static let user = TraceValue.structure(
    "User",
    (["name", "address", "instrument"] as [String]).map {
      .init($0, .text("the \($0) of the user"))
    })

  static let abbreviated: [(value: TraceValue, limit: Int, text: String)] = [
    (page(4, true), 48, #"Page(rows: ["row 0", … 3 more], isLoading: true)"#),
    (page(4, true), 47, "Page(rows: [… 4 more], isLoading: true)"),
    (page(20, true), 60, #"Page(rows: ["row 0", "row 1", … 18 more], isLoading: true)"#),
    (page(20, true), 5, "Page(… 2 more)"),
    (
      .enumCase("received", [.init(nil, page(9, false))]), 52,
      "received(Page(rows: [… 9 more], isLoading: false))"
    ),
    (user, 60, #"User(name: "the name …", address: "the addre…", … 1 more)"#),
    (.list([user, user]), 60, #"[User(name: "the name …", … 2 more), … 1 more]"#),
    (.list((1...20).map { .integer($0) } + [.leftOut(30)]), 24, "[1, 2, 3, 4, … 46 more]"),
    (.set([.text("a long name"), .text("another")]), 24, #"["a long na…", … 1 more]"#),
    (
      .tuple([.init("a", .text("a long name")), .init("b", .integer(10))]), 24,
      #"(a: "a long na…", b: 10)"#
    ),
    (
      .dictionary([
        .init(key: .text("a"), value: .integer(1)), .init(key: .text("b"), value: .integer(2)),
        .init(key: .leftOut(8), value: .leftOut(8)),
      ]), 18, #"["a": 1, … 9 more]"#
    ),
    (.structure("Box", [.init("name", .text("a text that is long"))]), 14, #""a text that…""#),
    (
      .structure("Pair", [.init("one", .enumCase("offline", [])), .init("two", user)]), 40,
      "Pair(one: offline, two: User(… 3 more))"
    ),
    (.longText("a text that is long", leftOut: 90), 18, #""a text that is …""#),
    (.text("a long story"), 7, #""a long st…""#),
    (.keyPath(root: "LongName", value: "Name"), 5, "KeyPath<LongName, Name>"),
  ]

  @Test(
    "has its large parts abbreviated where it is long, and nothing cut but text",
    arguments: abbreviated)
  func abbreviation(_ value: TraceValue, _ limit: Int, _ text: String) {
    #expect(value.briefText(atMost: limit) == text)
    #expect(value.briefText(atMost: 1000) == ValueWriter.brief.text(of: value))
  }

  @Test("is whole as long as it fits", arguments: abbreviated.map(\.value))
  func bounds(_ value: TraceValue) {
    for writer in [ValueWriter.swift, .brief] {
      let whole = writer.text(of: value)
      for limit in 0...whole.count {
        let text = writer.text(of: value, unlessLongerThan: limit)
        #expect(text.isLonger == (whole.count > limit))
        if !text.isLonger { #expect(text.text == whole) }
      }
    }
  }

  @Test("is written no further than it is shown")
  func effort() {
    let names = TraceValue.list((1...10_000).map { .text("row \($0)") })
    #expect(ValueWriter.swift.text(of: names, unlessLongerThan: 100).text.count < 120)
    #expect(names.briefText(atMost: 40) == #"["row 1", "row 2", "row 3", … 9997 more]"#)
  }

  @Test(
    "has texts as the library quotes them",
    arguments: ["", "oboe", "it's", "\"", "\\", "\n", "\u{7F}", "é", "e\u{301}", "\u{301}", "🎻"])
  func quotation(_ text: String) {
    #expect(TraceValue.text(text).text == text.debugDescription)
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
    #expect(
      Self.page(1, false).briefChange(to: Self.page(1, true), atMost: 100)
        == #"Page(rows: ["row 0"], isLoading: false) → Page(rows: ["row 0"], isLoading: true)"#)
    #expect(
      Self.page(20, false).briefChange(to: Self.page(20, true), atMost: 100)
        == "Page(isLoading: false → true)")
    #expect(
      Self.page(20, true).briefChange(to: Self.page(21, false), atMost: 100)
        == "Page(rows: 20 elements → 21 elements, isLoading: true → false)")
    #expect(
      Self.page(20, true).change(to: .null, atMost: 56)
        == #"Page(rows: ["row 0", … 19 more], isLoading: true) → nil"#)
  }
}
