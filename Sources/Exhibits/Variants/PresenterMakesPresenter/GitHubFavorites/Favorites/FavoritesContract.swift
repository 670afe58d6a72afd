/// The messages of the favorites' view to its presenter.
protocol FavoritesPresenting: AnyObject {
  var view: (any FavoritesViewing)? { get set }
  func viewDidLoad()
  func didTapRemoveAll()
  func didSelectFavorite(at row: Int)
}

/// The messages of the favorites' presenter to its view.
protocol FavoritesViewing: AnyObject {
  func showFavorites(_ names: [String])
  func setEmptyHidden(_ isHidden: Bool)
  func setRemoveAllHidden(_ isHidden: Bool)
  func openRepository(_ presenter: any RepositoryPresenting)
}
