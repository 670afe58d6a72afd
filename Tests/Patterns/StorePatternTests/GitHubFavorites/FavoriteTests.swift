import Samples
import Testing

@testable import StorePattern

@Suite("The view models of what is, or may be, a favorite")
struct FavoriteTests {
  private let favorites = FavoritesModel()

  @Test("show a repository, and offer to add it or to remove it")
  func repository() {
    let viewModel = RepositoryViewModel(repository: GitHubStage.etudes, favorites: favorites)
    #expect(viewModel.store.state.name == "viola/etudes")
    #expect(viewModel.store.state.description == "Etudes for the viola.")
    #expect(viewModel.store.state.favoriteTitle == "Add")
    viewModel.toggleFavorite()
    #expect(viewModel.store.state.favoriteTitle == "Remove")
    #expect(favorites.favorites.repositories == [GitHubStage.etudes])
  }

  @Test("are in step with each other")
  func inStep() {
    let list = FavoritesViewModel(favorites: favorites)
    let repository = RepositoryViewModel(repository: GitHubStage.etudes, favorites: favorites)
    #expect(list.store.state == FavoritesViewModel.State(rows: [], isEmpty: true))
    repository.toggleFavorite()
    #expect(list.store.state == FavoritesViewModel.State(rows: ["viola/etudes"], isEmpty: false))
    list.removeAll()
    #expect(repository.store.state.favoriteTitle == "Add")
    #expect(list.store.state.isEmpty)
  }

  @Test("send the repository of a row")
  func select() {
    let viewModel = FavoritesViewModel(favorites: favorites)
    let subscriber = Subscriber(viewModel.store)
    favorites.add(GitHubStage.etudes)
    favorites.add(GitHubStage.sonatas)
    viewModel.select(row: 1)
    #expect(subscriber.activities == [.open(GitHubStage.sonatas)])
  }

  @Test("are not kept alive by the favorites that they observe")
  func release() {
    var local: FavoritesViewModel? = FavoritesViewModel(favorites: favorites)
    weak let released = local
    withExtendedLifetime(local) {}
    local = nil
    #expect(released == nil)
  }
}
