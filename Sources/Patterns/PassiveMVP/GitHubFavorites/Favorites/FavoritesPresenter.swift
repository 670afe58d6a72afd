import Samples

/// Decides what is shown of the favorites, and what can be done with them.
@Traced(.presenter)
final class FavoritesPresenter: FavoritesPresenting {
  weak var view: (any FavoritesViewing)?
  private let favorites: FavoritesModel
  private var observation: ObservationToken?

  init(favorites: FavoritesModel) {
    self.favorites = favorites
  }

  func viewDidLoad() {
    observation = favorites.observe { [weak self] favorites in self?.show(favorites) }
  }

  func didTapRemoveAll() { favorites.removeAll() }

  func didSelectFavorite(at row: Int) {
    view?.openRepository(favorites.favorites.repositories[row])
  }

  private func show(_ favorites: Favorites) {
    if favorites.repositories.isEmpty {
      view?.showEmpty()
      view?.hideRemoveAll()
    } else {
      view?.hideEmpty()
      view?.showRemoveAll()
    }
    view?.showFavorites(favorites.repositories.map(\.fullName))
  }
}
