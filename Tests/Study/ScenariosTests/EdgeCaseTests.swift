import HeadlessUI
import Samples
import Testing

@testable import Scenarios

@Suite("Edge cases of random scripts") struct EdgeCaseTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edgeCase: EdgeCase
    let action: StepAction
    let before: Situation
    let after: Situation
    let isMet: Bool
  }

  private static func list(
    _ count: Int, tab: String? = nil, title: String = "", requests: [RequestState] = []
  ) -> Situation {
    var frame = Frame(screen: "programs")
    frame.tab = tab
    frame.titles = [title]
    var list = Frame.Widget("rows", .list)
    list.count = count
    list.rows = (0..<min(count, 8)).map { "row \($0)" }
    frame.widgets = [list]
    return Situation(frame: frame, tabs: [], requests: requests)
  }

  private static let cases = [
    Case(
      testDescription: "a page is loaded where a list with rows gets more by an answer",
      edgeCase: .pageLoaded, action: .respond(request: 1), before: list(10, requests: [.pending]),
      after: list(20, requests: [.answered]), isMet: true),
    Case(
      testDescription: "also inside the step that asks for it",
      edgeCase: .pageLoaded, action: .scroll(list: "rows", to: .bottom), before: list(10),
      after: list(20, requests: [.answered]), isMet: true),
    Case(
      testDescription: "the first rows are no page",
      edgeCase: .pageLoaded, action: .respond(request: 1), before: list(0, requests: [.pending]),
      after: list(10, requests: [.answered]), isMet: false),
    Case(
      testDescription: "rows that come without an answer are no page",
      edgeCase: .pageLoaded, action: .tap(widget: "add", times: 1), before: list(1),
      after: list(2), isMet: false),
    Case(
      testDescription: "a longer list on another screen is no page",
      edgeCase: .pageLoaded, action: .respond(request: 1),
      before: list(1, title: "viola", requests: [.pending]),
      after: list(2, title: "oboe", requests: [.answered]), isMet: false),
    Case(
      testDescription: "another tab is met when it is switched to",
      edgeCase: .tab, action: .tab("favorites"), before: list(1, tab: "search"),
      after: list(0, tab: "favorites"), isMet: true),
    Case(
      testDescription: "the tab that is selected is not",
      edgeCase: .tab, action: .tab("search"), before: list(1, tab: "search"),
      after: list(1, tab: "search"), isMet: false),
  ]

  @Test("A step meets a moment or does not", arguments: cases)
  private func meeting(_ one: Case) {
    #expect(one.edgeCase.isMet(by: one.action, from: one.before, to: one.after) == one.isMet)
  }
}
