import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The view models of what is, or may be, a favorite")
struct FavoriteTests {
  private let favorites = FavoritesModel()

  @Test("show a repository, and offer to add it or to remove it")
  func repository() {
    let viewModel = RepositoryViewModel(repository: GitHubStage.etudes, favorites: favorites)
    #expect(viewModel.name == "viola/etudes")
    #expect(viewModel.description == "Etudes for the viola.")
    #expect(viewModel.favoriteTitle == "Add")
    viewModel.toggleFavorite()
    #expect(viewModel.favoriteTitle == "Remove")
    #expect(favorites.favorites.repositories == [GitHubStage.etudes])
  }

  @Test("are in step with each other")
  func inStep() {
    let list = FavoritesViewModel(favorites: favorites)
    let repository = RepositoryViewModel(repository: GitHubStage.etudes, favorites: favorites)
    #expect(!list.isEmptyHidden)
    repository.toggleFavorite()
    #expect(list.rows == ["viola/etudes"])
    #expect(list.isEmptyHidden)
    #expect(!list.isRemoveAllHidden)
    list.removeAll()
    #expect(repository.favoriteTitle == "Add")
    #expect(list.rows.isEmpty)
    #expect(list.isRemoveAllHidden)
  }

  @Test("announce the repository of a row")
  func select() {
    let viewModel = FavoritesViewModel(favorites: favorites)
    let routes = Target<FavoritesViewModel.Route?>(nil)
    let token = Binder(viewModel).bind(\.route, to: routes, \.value)
    favorites.add(GitHubStage.etudes)
    favorites.add(GitHubStage.sonatas)
    viewModel.select(row: 1)
    withExtendedLifetime(token) {
      #expect(routes.values == [nil, .repository(GitHubStage.sonatas)])
    }
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
