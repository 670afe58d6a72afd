import Samples

/// The messages of a repository's presenter to its view.
protocol RepositoryViewInput: AnyObject {
  func showName(_ text: String)
  func showDescription(_ text: String)
  func showFavorite(_ title: String)
}

/// The messages of a repository's view to its presenter.
protocol RepositoryViewOutput: AnyObject {
  func viewIsReady()
  func didTapFavorite()
}

/// The messages of a repository's presenter to its interactor.
protocol RepositoryInteractorInput: AnyObject {
  /// Begins to report the favorites, those of now first.
  func start()
  /// Adds the repository to the favorites, or removes it.
  func toggleFavorite()
}

/// The messages of a repository's interactor to its presenter.
protocol RepositoryInteractorOutput: AnyObject {
  func favoritesChanged(to favorites: Favorites)
}
