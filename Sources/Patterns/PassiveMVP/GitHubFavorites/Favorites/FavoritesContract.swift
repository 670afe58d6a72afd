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
  func setEmptyHidden(_ isHidden: Bool)
  func setRemoveAllHidden(_ isHidden: Bool)
  func open(_ repository: Repository)
}
