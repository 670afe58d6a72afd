import Samples

/// Decides what is shown of the favorites, and what can be done with them; makes the presenter of
/// one that is opened.
@Traced(.presenter)
final class FavoritesPresenter: FavoritesPresenting {
  weak var view: (any FavoritesViewing)?
  private let favorites: FavoritesModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(favorites: FavoritesModel) {
    self.favorites = favorites
  }

  func viewDidLoad() {
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func didTapRemoveAll() { favorites.removeAll() }

  func didSelectFavorite(at row: Int) {
    view?.openRepository(
      RepositoryPresenter(
        repository: favorites.favorites.repositories[row], favorites: favorites))
  }

  private func show(_ favorites: Favorites) {
    view?.setEmptyHidden(!favorites.repositories.isEmpty)
    view?.setRemoveAllHidden(favorites.repositories.isEmpty)
    view?.showFavorites(favorites.repositories.map(\.fullName))
  }
}
