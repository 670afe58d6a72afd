import Samples

/// Removes the favorites, and reports them.
@Traced(.interactor)
final class FavoritesInteractor: FavoritesInteractorInput {
  weak var output: (any FavoritesInteractorOutput)?
  private let favorites: FavoritesModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(favorites: FavoritesModel) {
    self.favorites = favorites
  }

  func start() {
    observation = favorites.observe { [weak self] favorites in
      self?.output?.favoritesChanged(to: favorites)
    }
  }

  func removeAll() { favorites.removeAll() }

  func repository(at row: Int) -> Repository { favorites.favorites.repositories[row] }
}
