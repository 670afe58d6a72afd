import Samples

/// The messages of the favorites' view to its presenter.
protocol FavoritesPresenting: AnyObject {
  func viewDidLoad()
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// The messages of the favorites' presenter to its view.
protocol FavoritesViewing: AnyObject {
  func showFavorites(_ names: [String])
  func setEmptyHidden(_ isHidden: Bool)
  func setRemoveAllHidden(_ isHidden: Bool)
  func open(_ repository: Repository)
}
