import Samples

/// Removes all favorites when that is asked for, and decides what a selected row opens.
@Traced(.presenter)
final class FavoritesPresenter: FavoritesPresenting {
  weak var view: (any FavoritesViewing)?
  private let favorites: FavoritesModel

  init(favorites: FavoritesModel) {
    self.favorites = favorites
  }

  func didTapRemoveAll() { favorites.removeAll() }

  func didSelectFavorite(at row: Int) {
    view?.open(favorites.favorites.repositories[row])
  }
}
