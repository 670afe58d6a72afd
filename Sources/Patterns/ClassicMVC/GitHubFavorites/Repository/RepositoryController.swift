import HeadlessUI
import Samples

/// Adds the repository to the favorites at a tap, or removes it.
@Traced(.controller)
final class RepositoryController {
  private let repository: Repository
  private let favorites: FavoritesModel

  init(_ screen: RepositoryScreen, of repository: Repository, in favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
    screen.favorite.addAction(
      Action { [weak self] _ in self?.toggleFavorite() }, for: .touchUpInside)
  }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }
}
