import Diagnostics
import HeadlessUI
import Identifiers
import Scenarios
import Testing

@testable import Evidence

@Suite("The steps of a scenario, as a reader sees them")
struct PlayedScenarioTests {
  private static let location = SourceLocation(file: "made.md")

  private func play(_ actions: [StepAction]) -> PlayedScenario {
    PlayedScenario(
      scenario: Scenario(
        file: "made.md", title: "Made", sample: "tally-counter", summary: "By hand.",
        steps: actions.map { Step($0, at: Self.location) }),
      performances: [])
  }

  private func expecting(_ key: String) -> StepAction {
    .expect([
      Expectation(key: key, subject: .frame(.screen), wanted: .text("counter"), at: Self.location)
    ])
  }

  @Test("begin with the opening, which no script writes")
  func opening() {
    #expect(play([]).shownSteps.map(\.heading) == ["Opening"])
  }

  @Test("join what is expected to the step before it")
  func joining() {
    let shownSteps = play([
      .tap(widget: "up", times: 1), expecting("a"), expecting("b"), .leave, expecting("c"),
    ]).shownSteps
    #expect(shownSteps.map(\.number) == [0, 1, 4])
    #expect(shownSteps.map(\.last) == [0, 3, 5])
    #expect(shownSteps.map { $0.expectations.map(\.key) } == [[], ["a", "b"], ["c"]])
  }

  @Test("are numbered as a reader counts, whatever is expected between them")
  func ordinals() {
    let shownSteps = play([
      expecting("a"), .tap(widget: "up", times: 1), expecting("b"), .leave, .open,
    ]).shownSteps
    #expect(shownSteps.map(\.ordinal) == [.opening, .step(1), .step(2), .step(3)])
    #expect(shownSteps.map(\.ordinal.anchor) == ["opening", "step-1", "step-2", "step-3"])
    #expect(shownSteps.map(\.heading) == ["Opening", "1 · tap up", "2 · leave", "3 · open"])
  }

  @Test("carry the time that the script has let pass")
  func time() {
    let shownSteps = play([
      .wait(milliseconds: 400), .tap(widget: "up", times: 1), .wait(milliseconds: 600),
    ]).shownSteps
    #expect(shownSteps.map(\.time) == [0, 400, 400, 1000])
  }

  @Test("join to the opening what is expected first")
  func first() {
    let shownSteps = play([expecting("a"), .tap(widget: "up", times: 3)]).shownSteps
    #expect(shownSteps.map { $0.expectations.count } == [1, 0])
    #expect(shownSteps.map(\.object) == ["", "up 3 times"])
  }
}
