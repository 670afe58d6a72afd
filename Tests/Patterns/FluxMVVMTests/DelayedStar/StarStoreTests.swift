import Samples
import Testing

@testable import FluxMVVM

@Suite("The star's store")
struct StarStoreTests {
  struct Row: Sendable {
    let before: StarState
    let action: StarAction
    /// What is published; nothing if the action concerns the store not.
    let changes: [StarState]
  }

  @Test(
    "applies what an action asks, and publishes it",
    arguments: [
      Row(before: .settled(.unset), action: .toggle, changes: [.switching(to: .set)]),
      Row(before: .settled(.set), action: .toggle, changes: [.switching(to: .unset)]),
      Row(before: .switching(to: .set), action: .toggle, changes: []),
      Row(before: .settled(.unset), action: .star, changes: [.switching(to: .set)]),
      Row(before: .settled(.set), action: .star, changes: [.settled(.set)]),
      Row(before: .switching(to: .set), action: .star, changes: [.switching(to: .set)]),
      Row(before: .switching(to: .unset), action: .star, changes: [.switching(to: .unset)]),
      Row(before: .switching(to: .set), action: .settle, changes: [.settled(.set)]),
      Row(before: .switching(to: .unset), action: .settle, changes: [.settled(.unset)]),
      Row(before: .settled(.unset), action: .requestToNavigate, changes: []),
    ])
  func transitions(_ row: Row) {
    let dispatcher = Dispatcher<StarAction>(faults: Faults())
    let store = StarStore(row.before, dispatcher: dispatcher)
    let output = Output(store.changes)
    dispatcher.dispatch(row.action)
    withExtendedLifetime(store) { #expect(output.values == [row.before] + row.changes) }
  }
}
