import Samples

/// The messages of the favorites' view to its presenter.
protocol FavoritesPresenting: AnyObject {
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// The presenter's decisions for the favorites' view.
protocol FavoritesViewing: AnyObject {
  func open(_ repository: Repository)
}
