import Samples
import Testing

@testable import TCA

@Suite("The favorites' reducer")
struct FavoritesReducerTests {
  private let store = TestStore(FavoritesFeature.State(), FavoritesReducer())

  @Test("adds what is not among them, and removes what is")
  func toggles() {
    store.send(.favoriteButtonTapped(.etudes)) { $0.favorites.add(.etudes) }
    store.send(.favoriteButtonTapped(.sonatas)) { $0.favorites.add(.sonatas) }
    store.send(.favoriteButtonTapped(.etudes)) { $0.favorites.remove(.etudes) }
    #expect(store.state.favorites.repositories == [.sonatas])
    store.send(.removeAllButtonTapped) { $0.favorites.removeAll() }
    store.finish()
  }

  @Test("opens one until it was left")
  func opens() {
    store.send(.repositoryTapped(.etudes)) { $0.repository = .etudes }
    store.send(.repository(.dismiss)) { $0.repository = nil }
    store.finish()
  }
}
