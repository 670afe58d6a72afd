import Samples
import Testing

@testable import FluxMVVM

@Suite("The favorites' store")
struct FavoritesStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let store: FavoritesStore

  init() {
    store = FavoritesStore(Favorites(), dispatcher: dispatcher)
  }

  @Test("adds and removes, in the order of addition")
  func toggle() {
    let output = Output(store.changes)
    let actions = FavoritesActions(dispatcher: dispatcher)
    actions.toggle(.sonatas)
    actions.toggle(.etudes)
    actions.toggle(.sonatas)
    #expect(
      output.values.map(\.repositories) == [
        [], [.sonatas], [.sonatas, .etudes], [.etudes],
      ])
  }

  @Test("removes all, and is silent when there are none")
  func removeAll() {
    let output = Output(store.changes)
    let actions = FavoritesActions(dispatcher: dispatcher)
    actions.toggle(.etudes)
    actions.removeAll()
    actions.removeAll()
    #expect(output.values.map(\.repositories) == [[], [.etudes], []])
  }
}
