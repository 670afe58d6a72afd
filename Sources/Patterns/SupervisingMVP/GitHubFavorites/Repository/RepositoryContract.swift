/// What a repository's view reports to its presenter, which has nothing to decide for it.
protocol RepositoryPresenting: AnyObject {
  func didTapFavorite()
}
