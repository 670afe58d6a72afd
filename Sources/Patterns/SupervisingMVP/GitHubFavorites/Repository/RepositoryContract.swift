/// The messages of a repository's view to its presenter, which decides nothing for the view.
protocol RepositoryPresenting: AnyObject {
  func didTapFavorite()
}
