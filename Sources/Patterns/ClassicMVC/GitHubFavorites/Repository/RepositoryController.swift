import HeadlessUI
import Samples

/// Adds the repository to the favorites at a tap, or removes it.
@Traced(.controller)
final class RepositoryController {
  private let favorites: FavoritesModel

  init(_ screen: RepositoryScreen, of repository: Repository, in favorites: FavoritesModel) {
    self.favorites = favorites
    screen.favorite.addAction(
      Action { [weak self] _ in self?.favorites.toggle(repository) }, for: .touchUpInside)
  }
}
