import HeadlessUI
import Samples

/// A view of the favorites that shows of them one repository: what it is, and whether it is among
/// them.
@Traced(.view)
final class RepositoryView {
  private let screen: RepositoryScreen
  private let repository: Repository
  private let favorites: FavoritesModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ screen: RepositoryScreen, of repository: Repository, in favorites: FavoritesModel) {
    self.screen = screen
    self.repository = repository
    self.favorites = favorites
  }

  func viewDidLoad() {
    screen.name.text = repository.fullName
    screen.description.text = repository.description
    observation = favorites.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    let isFavorite = favorites.favorites.contains(repository)
    screen.favorite.setTitle(isFavorite ? "Remove" : "Add", for: .normal)
  }
}
