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
  func addAndRemove() {
    let heard = Heard(store)
    dispatch(.add(.sonatas), .add(.etudes), .remove(.sonatas))
    #expect(
      heard.values.map(\.repositories) == [[], [.sonatas], [.sonatas, .etudes], [.etudes]])
  }

  @Test("notifies of nothing that is added twice, or removed though it is not there")
  func silence() {
    dispatch(.add(.etudes))
    let heard = Heard(store)
    dispatch(.add(.etudes), .remove(.sonatas))
    #expect(heard.values.map(\.repositories) == [[.etudes]])
  }

  @Test("removes all, and notifies of that once")
  func removeAll() {
    dispatch(.add(.etudes))
    let heard = Heard(store)
    dispatch(.removeAll, .removeAll)
    #expect(heard.values.map(\.repositories) == [[.etudes], []])
  }

  private func dispatch(_ actions: FavoritesAction...) {
    for action in actions { dispatcher.dispatch(.favorites(action)) }
  }
}
