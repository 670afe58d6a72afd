import Samples

/// The texts to show of a repository, and what its button means.
@Traced(.viewModel)
final class RepositoryViewModel: Bindable {
  let changes: Changes<RepositoryViewModel>
  let name: String
  let description: String
  private(set) var favoriteTitle = ""
  private let repository: Repository
  private let favorites: FavoritesModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(repository: Repository, favorites: FavoritesModel) {
    changes = Changes(publishing: [\.favoriteTitle: "favoriteTitle"])
    self.repository = repository
    self.favorites = favorites
    name = repository.fullName
    description = repository.description
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
    changes.update(
      \.favoriteTitle, of: self, to: favorites.contains(repository) ? "Remove" : "Add")
  }
}
