import Diagnostics
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import Testing

@Suite("The grammar of scenarios") struct GrammarTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let text: String
    let action: StepAction
    var testDescription: String { text }

    init(_ text: String, _ action: StepAction) {
      self.text = text
      self.action = action
    }
  }

  private static let lines = [
    Line("- open", .open),
    Line("- leave", .leave),
    Line("- back", .back),
    Line("- tap: ask", .tap(widget: "ask", times: 1)),
    Line("- tap: ask\n  times: 12", .tap(widget: "ask", times: 12)),
    Line("- {type: 1.0, into: search}", .type(text: "1.0", field: "search")),
    Line("- type: \"\"\n  into: search", .type(text: "", field: "search")),
    Line("- type: \"a \\\"b\\\"\"\n  into: search", .type(text: "a \"b\"", field: "search")),
    Line("- clear: search", .clear(field: "search")),
    Line("- submit: search", .submit(field: "search")),
    Line("- select: rows[10]", .select(list: "rows", row: 10)),
    Line("- {scroll: rows, to: bottom}", .scroll(list: "rows", to: .bottom)),
    Line("- {to: top, scroll: rows}", .scroll(list: "rows", to: .top)),
    Line("- tab: other", .tab("other")),
    Line("- choose: Star and open", .choose(title: "Star and open")),
    Line("- choose: no", .choose(title: "no")),
    Line("- wait: 0.5s", .wait(milliseconds: 500)),
    Line("- wait: 0s", .wait(milliseconds: 0)),
    Line("- wait: 1.025s", .wait(milliseconds: 1_025)),
    Line("- wait: 86400s", .wait(milliseconds: 86_400_000)),
  ]

  private static let serverLines = [
    Line("- respond: 2", .respond(request: 2)),
    Line("- {fail: 1, error: token}", .fail(.number(1), error: .token)),
    Line("- {fail: next, error: offline}", .fail(.next, error: .offline)),
    Line("- push: online", .push(event: "online")),
  ]

  @Test("Every step reads as what it says", arguments: lines)
  func steps(_ line: Line) throws {
    let scenario = try Scenario.fake(line.text)
    #expect(scenario.steps.map(\.action) == [line.action])
  }

  @Test("So does every step of the server", arguments: serverLines)
  func serverSteps(_ line: Line) throws {
    let scenario = try Scenario.bulletin(line.text)
    #expect(scenario.steps.map(\.action) == [line.action])
  }

  @Test("A step is written as it is read", arguments: lines)
  func written(_ line: Line) throws {
    let scenario = try Scenario.fake(line.text)
    let again = try Scenario.read(scenario.text)
    #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
    #expect(again.title == "T")
  }

  @Test("So is a step of the server, with the server's mode", arguments: serverLines)
  func writtenServer(_ line: Line) throws {
    let scenario = try Scenario.bulletin(line.text, extra: "server: manual\n")
    let again = try Scenario.read(scenario.text)
    #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
    #expect(again.server == .manual)
  }

  struct Wish: Sendable, CustomTestStringConvertible {
    let text: String
    let subject: Scenarios.Expectation.Subject
    let wanted: Scenarios.Expectation.Wanted
    var testDescription: String { text }

    init(
      _ text: String, _ subject: Scenarios.Expectation.Subject,
      _ wanted: Scenarios.Expectation.Wanted
    ) {
      self.text = text
      self.subject = subject
      self.wanted = wanted
    }
  }

  private static func properties(
    _ values: [(String, FrameValue)]
  ) -> Scenarios.Expectation.Wanted {
    .properties(
      values.compactMap { name, value in
        WidgetProperty.named(name).map { PropertyExpectation($0, value) }
      })
  }

  private static func property(_ name: String) -> FrameProperty {
    FrameProperty.all.first { $0.name == name } ?? .screen
  }

  private static let wishes = [
    Wish("screen: first", .frame(.screen), .text("first")),
    Wish("screen: none", .frame(.screen), .nothing),
    Wish("alert: none", .frame(.alert), .nothing),
    Wish("alert: \"none\"", .frame(.alert), .text("none")),
    Wish("alert: enabled", .frame(.alert), .text("enabled")),
    Wish("depth: 2", .frame(.depth), .number(2)),
    Wish("echo: no", .widget("echo"), .text("no")),
    Wish("echo: 1.0", .widget("echo"), .text("1.0")),
    Wish("echo: \"\"", .widget("echo"), .text("")),
    Wish("echo: visble", .widget("echo"), .text("visble")),
    Wish("echo: none", .widget("echo"), .text("none")),
    Wish("echo: hidden", .widget("echo"), .state(.hidden)),
    Wish("echo: \"hidden\"", .widget("echo"), .text("hidden")),
    Wish("ask: enabled", .widget("ask"), .state(.enabled)),
    Wish("ask: disabled", .widget("ask"), .state(.disabled)),
    Wish("ask: visible", .widget("ask"), .state(.visible)),
    Wish("rows.count: 3", .count(list: "rows"), .number(3)),
    Wish("\"rows[2]\": x", .row(list: "rows", 2), .text("x")),
    Wish(
      "ask: {text: a, color: red, enabled: false, visible: true, alpha: 0.5}", .widget("ask"),
      properties([
        ("text", .text("a")), ("color", .text("red")), ("enabled", .flag(false)),
        ("visible", .flag(true)), ("alpha", .fraction(0.5)),
      ])),
    Wish(
      "search: {placeholder: p, title: \"true\"}", .widget("search"),
      properties([("placeholder", .text("p")), ("title", .text("true"))])),
    Wish("search: {editing: true}", .widget("search"), properties([("editing", .flag(true))])),
    Wish(
      "rows: {kind: list, rows: [row 1, \"none\"], offset: 1, count: 12}", .widget("rows"),
      properties([
        ("kind", .text("list")), ("rows", .texts(["row 1", "none"])), ("offset", .number(1)),
        ("count", .number(12)),
      ])),
    Wish("tab: first", .frame(property("tab")), .text("first")),
    Wish("tab: none", .frame(property("tab")), .nothing),
    Wish("titles: [First, \"\"]", .frame(property("titles")), .texts(["First", ""])),
  ]

  private static let serverWishes = [
    Wish("requests: 2", .requests, .number(2)),
    Wish("pending: 0", .pending, .number(0)),
  ]

  @Test("Every expectation reads as what it says, and is written so", arguments: wishes)
  func expectations(_ wish: Wish) throws {
    try check(wish, in: try Scenario.fake("- expect: {\(wish.text)}"))
  }

  @Test("So does every expectation about requests", arguments: serverWishes)
  func serverExpectations(_ wish: Wish) throws {
    try check(wish, in: try Scenario.bulletin("- expect: {\(wish.text)}"))
  }

  private func check(_ wish: Wish, in scenario: Scenario) throws {
    let found = try #require(scenario.steps.first?.action.expectations)
    #expect(found.map(\.subject) == [wish.subject])
    #expect(found.map(\.wanted) == [wish.wanted])
    let again = try Scenario.read(scenario.text)
    let written = try #require(again.steps.first?.action.expectations)
    #expect(written.map(\.wanted) == [wish.wanted])
  }

  @Test("A scenario holds what its file says, with places")
  func whole() throws {
    let scenario = try Scenario.read(
      """
      ---
      title: Up
      sample: tally-counter
      summary: One tap.
      setup: {digits: 9, start: 12}
      steps:
        - tap: up
          times: 2
        - expect:
            digit.8: "1"
      ---

      Prose.
      """)
    #expect(scenario.name == "a")
    #expect(scenario.file == "a.md")
    #expect(scenario.title == "Up")
    #expect(scenario.sample == "tally-counter")
    #expect(scenario.summary == "One tap.")
    #expect(scenario.server == .standard)
    #expect(scenario.setup == ["digits": 9, "start": 12])
    #expect(scenario.steps.map(\.location.description) == ["a.md:7:5", "a.md:9:5"])
  }

  @Test(
    "The server answers after 0.2 s unless the file says otherwise",
    arguments: [
      ("", ServerMode.latency(milliseconds: 200)), ("server: manual\n", .manual),
      ("server: immediate\n", .immediate), ("server: 0.25s\n", .latency(milliseconds: 250)),
      ("server: 1s\n", .latency(milliseconds: 1_000)),
    ])
  func server(_ text: String, _ mode: ServerMode) throws {
    #expect(try Scenario.bulletin("- back", extra: text).server == mode)
  }
}
