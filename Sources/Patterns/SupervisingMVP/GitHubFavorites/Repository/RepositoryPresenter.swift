import Samples

/// Decides whether a tap adds a repository to the favorites or removes it.
@Traced(.presenter)
final class RepositoryPresenter: RepositoryPresenting {
  private let repository: Repository
  private let favorites: FavoritesModel

  init(repository: Repository, favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
  }

  func didTapFavorite() { toggleFavorite() }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }
}
