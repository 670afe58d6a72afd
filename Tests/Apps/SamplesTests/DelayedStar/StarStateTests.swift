import Samples
import Testing

@Suite("A star's state")
struct StarStateTests {
  struct Row: Sendable {
    let state: StarState
    let toggled: StarState?
    let starred: StarState?
    let settled: StarState
    let isSwitching: Bool
    let isStarred: Bool
    let text: String
  }

  @Test(
    "changes as the table says",
    arguments: [
      Row(
        state: .settled(.unset), toggled: .switching(to: .set), starred: .switching(to: .set),
        settled: .settled(.unset), isSwitching: false, isStarred: false, text: "☆"),
      Row(
        state: .settled(.set), toggled: .switching(to: .unset), starred: nil,
        settled: .settled(.set), isSwitching: false, isStarred: true, text: "★"),
      Row(
        state: .switching(to: .set), toggled: nil, starred: nil,
        settled: .settled(.set), isSwitching: true, isStarred: false, text: "★"),
      Row(
        state: .switching(to: .unset), toggled: nil, starred: nil,
        settled: .settled(.unset), isSwitching: true, isStarred: false, text: "☆"),
    ])
  func rules(_ row: Row) {
    #expect(row.state.toggled() == row.toggled)
    #expect(row.state.starred() == row.starred)
    #expect(row.state.settled() == row.settled)
    #expect(row.state.isSwitching == row.isSwitching)
    #expect(row.state.isStarred == row.isStarred)
    #expect(row.state.star.rawValue == row.text)
  }

  @Test("begins settled and unset, and takes a second to change")
  func beginning() {
    #expect(StarState.initial == .settled(.unset))
    #expect(StarState.switchingTime == 1_000)
  }

  @Test("comes back to where it was after two whole changes")
  func twice() throws {
    var state = StarState.initial
    for _ in 0..<2 { state = try #require(state.toggled()).settled() }
    #expect(state == .initial)
  }
}
