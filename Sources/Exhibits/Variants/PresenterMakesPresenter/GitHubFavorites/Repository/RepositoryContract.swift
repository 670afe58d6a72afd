/// The messages of a repository's view to its presenter.
protocol RepositoryPresenting: AnyObject {
  var view: (any RepositoryViewing)? { get set }
  func viewDidLoad()
  func didTapFavorite()
}

/// The messages of a repository's presenter to its view.
protocol RepositoryViewing: AnyObject {
  func showName(_ text: String)
  func showDescription(_ text: String)
  func showFavorite(_ title: String)
}
