import Samples

/// What can happen in the app; one dispatcher takes it all to all stores.
enum GitHubAction {
  case search(SearchAction)
  /// There is a list for each user whose screen is open.
  case repositories(RepositoriesAction, of: User)
  case favorites(FavoritesAction)
}

/// What can happen to a search.
enum SearchAction {
  case search(for: String)
  case scroll(to: Int)
  case receive(Result<Page<User>, ServerError>)
}

/// What can happen to the list of a user's repositories.
enum RepositoriesAction {
  case load
  case scroll(to: Int)
  case receive(Result<Page<Repository>, ServerError>)
}

/// What can happen to the favorites.
enum FavoritesAction {
  case toggle(Repository)
  case removeAll
}
