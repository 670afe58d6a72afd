import Samples

/// What the favorites' view reports to its presenter.
protocol FavoritesPresenting: AnyObject {
  func viewDidLoad()
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// What the presenter has the favorites' view do.
protocol FavoritesViewing: AnyObject {
  func showFavorites(_ names: [String])
  func showEmpty()
  func hideEmpty()
  func showRemoveAll()
  func hideRemoveAll()
  func openRepository(_ repository: Repository)
}
