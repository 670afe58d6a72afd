import Samples

/// What the favorites' view reports to its presenter.
protocol FavoritesPresenting: AnyObject {
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// What the presenter decides for the favorites' view.
protocol FavoritesViewing: AnyObject {
  func open(_ repository: Repository)
}
