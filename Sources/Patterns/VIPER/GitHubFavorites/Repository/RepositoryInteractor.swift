import Samples

/// Adds a repository to the favorites or removes it, and reports the favorites.
@Traced(.interactor)
final class RepositoryInteractor: RepositoryInteractorInput {
  weak var output: (any RepositoryInteractorOutput)?
  private let repository: Repository
  private let favorites: FavoritesModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(repository: Repository, favorites: FavoritesModel) {
    self.repository = repository
    self.favorites = favorites
  }

  func start() {
    observation = favorites.observe { [weak self] favorites in
      self?.output?.favoritesChanged(to: favorites)
    }
  }

  func toggleFavorite() {
    if favorites.favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }
}
