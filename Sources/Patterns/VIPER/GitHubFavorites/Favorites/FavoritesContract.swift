import Samples

/// The messages of the favorites' presenter to its view.
protocol FavoritesViewInput: AnyObject {
  func showFavorites(_ names: [String])
  func setEmptyHidden(_ isHidden: Bool)
  func setRemoveAllHidden(_ isHidden: Bool)
}

/// The messages of the favorites' view to its presenter.
protocol FavoritesViewOutput: AnyObject {
  func viewIsReady()
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// The messages of the favorites' presenter to its interactor.
protocol FavoritesInteractorInput: AnyObject {
  /// Begins to report the favorites, those of now first.
  func start()
  func removeAll()
  /// Returns the favorite in a row of the list.
  func repository(at row: Int) -> Repository
}

/// The messages of the favorites' interactor to its presenter.
protocol FavoritesInteractorOutput: AnyObject {
  func favoritesChanged(to favorites: Favorites)
}

/// The messages of the favorites' presenter to its router.
protocol FavoritesRouterInput: AnyObject {
  func open(_ repository: Repository)
}
