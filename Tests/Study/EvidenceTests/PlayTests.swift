import Diagnostics
import HeadlessUI
import Identifiers
import Scenarios
import Testing

@testable import Evidence

@Suite("The bars of a play")
struct PlayTests {
  private static let place = SourceLocation(file: "made.md")

  private func play(_ actions: [StepAction]) -> Play {
    Play(
      scenario: Scenario(
        file: "made.md", title: "Made", sample: "tally-counter", summary: "By hand.",
        steps: actions.map { Step($0, at: Self.place) }),
      parts: [])
  }

  private func expecting(_ key: String) -> StepAction {
    .expect([
      Expectation(key: key, subject: .frame(.screen), wanted: .text("counter"), at: Self.place)
    ])
  }

  @Test("begin with the opening, which no script writes")
  func opening() {
    #expect(play([]).bars.map(\.heading) == ["Opening"])
  }

  @Test("join what is expected to the step before it")
  func joining() {
    let bars = play([
      .tap(widget: "up", times: 1), expecting("a"), expecting("b"), .leave, expecting("c"),
    ]).bars
    #expect(bars.map(\.number) == [0, 1, 4])
    #expect(bars.map(\.last) == [0, 3, 5])
    #expect(bars.map { $0.expectations.map(\.key) } == [[], ["a", "b"], ["c"]])
  }

  @Test("are numbered as a reader counts, whatever is expected between them")
  func ordinals() {
    let bars = play([
      expecting("a"), .tap(widget: "up", times: 1), expecting("b"), .leave, .open,
    ]).bars
    #expect(bars.map(\.ordinal) == [.opening, .step(1), .step(2), .step(3)])
    #expect(bars.map(\.ordinal.anchor) == ["opening", "step-1", "step-2", "step-3"])
    #expect(bars.map(\.heading) == ["Opening", "1 · tap up", "2 · leave", "3 · open"])
  }

  @Test("carry the time that the script has let pass")
  func time() {
    let bars = play([
      .wait(milliseconds: 400), .tap(widget: "up", times: 1), .wait(milliseconds: 600),
    ]).bars
    #expect(bars.map(\.time) == [0, 400, 400, 1000])
  }

  @Test("join to the opening what is expected first")
  func first() {
    let bars = play([expecting("a"), .tap(widget: "up", times: 3)]).bars
    #expect(bars.map { $0.expectations.count } == [1, 0])
    #expect(bars.map(\.object) == ["", "up 3 times"])
  }
}
