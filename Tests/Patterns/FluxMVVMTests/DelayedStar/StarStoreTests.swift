import Samples
import Testing

@testable import FluxMVVM

@Suite("The star's store")
struct StarStoreTests {
  struct Row: Sendable {
    let before: StarState
    let action: StarAction
    /// The state that it changes to; `nil` if the action leaves the star as it is.
    let change: StarState?
  }

  @Test(
    "applies what an action says, and notifies of it if that changes the star",
    arguments: [
      Row(before: .settled(.unset), action: .toggle, change: .switching(to: .set)),
      Row(before: .settled(.set), action: .toggle, change: .switching(to: .unset)),
      Row(before: .switching(to: .set), action: .toggle, change: nil),
      Row(before: .settled(.unset), action: .star, change: .switching(to: .set)),
      Row(before: .settled(.set), action: .star, change: nil),
      Row(before: .switching(to: .set), action: .star, change: nil),
      Row(before: .switching(to: .unset), action: .star, change: nil),
      Row(before: .switching(to: .set), action: .settle, change: .settled(.set)),
      Row(before: .switching(to: .unset), action: .settle, change: .settled(.unset)),
      Row(before: .settled(.unset), action: .requestToNavigate, change: nil),
      Row(before: .settled(.unset), action: .askToStar, change: nil),
    ])
  func transitions(_ row: Row) {
    let dispatcher = Dispatcher<StarAction>(faults: Faults())
    let heard = Heard(StarStore(row.before, dispatcher: dispatcher))
    dispatcher.dispatch(row.action)
    #expect(heard.values == [row.before] + [row.change].compactMap(\.self))
  }
}
