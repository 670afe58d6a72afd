/// What a repository's view reports to its presenter.
protocol RepositoryPresenting: AnyObject {
  var view: (any RepositoryViewing)? { get set }
  func viewDidLoad()
  func didTapFavorite()
}

/// What the presenter has a repository's view do.
protocol RepositoryViewing: AnyObject {
  func showName(_ text: String)
  func showDescription(_ text: String)
  func showFavorite(_ title: String)
}
