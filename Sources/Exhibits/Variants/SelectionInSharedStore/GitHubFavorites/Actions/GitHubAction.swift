import Samples

/// Something that can happen in the app; one dispatcher takes it to all stores.
enum GitHubAction: Equatable {
  case search(SearchAction)
  /// It names the user whose list it concerns.
  case repositories(RepositoriesAction, of: User)
  case favorites(FavoritesAction)
  case selection(SelectionAction)
}

/// Something that can happen to a search.
enum SearchAction: Equatable {
  case search(for: String)
  case scroll(to: Int)
  case receive(Result<ListPage<User>, ServerError>)
  case endFailure
}

/// Something that can happen to the list of a user's repositories.
enum RepositoriesAction: Equatable {
  case load
  case scroll(to: Int)
  case receive(Result<ListPage<Repository>, ServerError>)
  case endFailure
}

/// Something that can happen to the favorites.
enum FavoritesAction: Equatable {
  case add(Repository)
  case remove(Repository)
  case removeAll
}

/// Something that can happen to the selection that all screens share.
enum SelectionAction: Equatable {
  case select(Selection)
  case end
}

/// A user or a repository that a person selects in a list.
enum Selection: Equatable {
  case user(User)
  case repository(Repository)
}
