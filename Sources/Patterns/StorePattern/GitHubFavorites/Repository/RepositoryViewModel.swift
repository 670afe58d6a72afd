import Samples

/// Commits how a repository looks, and says what its button means.
@Traced(.viewModel)
final class RepositoryViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    let name: String
    let description: String
    var favoriteTitle = ""
  }

  let store: Store<State, Never>
  private let repository: Repository
  private let favorites: FavoritesModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(repository: Repository, favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
    store = Store(State(name: repository.fullName, description: repository.description))
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }

  private func show(_ favorites: Favorites) {
    var next = store.state
    next.favoriteTitle = favorites.contains(repository) ? "Remove" : "Add"
    store.commit(next)
  }
}
