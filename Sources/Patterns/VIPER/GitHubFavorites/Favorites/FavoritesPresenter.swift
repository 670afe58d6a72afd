import Samples

/// Decides what is shown of the favorites, and what can be done with them.
@Traced(.presenter)
final class FavoritesPresenter {
  weak var view: (any FavoritesViewInput)?
  private let interactor: any FavoritesInteractorInput
  private let router: any FavoritesRouterInput

  init(interactor: any FavoritesInteractorInput, router: any FavoritesRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

@Traced(extending: .presenter)
extension FavoritesPresenter: FavoritesViewOutput {
  func viewIsReady() { interactor.start() }

  func didTapRemoveAll() { interactor.removeAll() }

  func didSelectFavorite(at row: Int) { router.open(interactor.repository(at: row)) }
}

@Traced(extending: .presenter)
extension FavoritesPresenter: FavoritesInteractorOutput {
  func favoritesChanged(to favorites: Favorites) {
    view?.setEmptyHidden(!favorites.repositories.isEmpty)
    view?.setRemoveAllHidden(favorites.repositories.isEmpty)
    view?.showFavorites(favorites.repositories.map(\.fullName))
  }
}
