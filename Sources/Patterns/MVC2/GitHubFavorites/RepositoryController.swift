import HeadlessUI
import Samples

/// Shows a repository, and mediates between the favorites and the button that adds or removes it.
@Traced(.controller)
final class RepositoryController {
  private let repository: Repository
  private let favorites: FavoritesModel
  private let screen: RepositoryScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(repository: Repository, favorites: FavoritesModel, screen: RepositoryScreen) {
    self.repository = repository
    self.favorites = favorites
    self.screen = screen
    screen.favorite.addAction(
      Action { [weak self] _ in self?.toggleFavorite() }, for: .touchUpInside)
  }

  func viewDidLoad() {
    screen.name.text = repository.fullName
    screen.description.text = repository.description
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  private func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }

  private func show(_ favorites: Favorites) {
    screen.favorite.setTitle(favorites.contains(repository) ? "Remove" : "Add", for: .normal)
  }
}
