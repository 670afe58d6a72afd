import Samples

/// Turns what the person does to favorites into actions.
@Traced(.actionCreator)
final class FavoritesActions {
  private let dispatcher: Dispatcher<GitHubAction>
  private let favorites: FavoritesStore

  init(dispatcher: Dispatcher<GitHubAction>, favorites: FavoritesStore) {
    self.dispatcher = dispatcher
    self.favorites = favorites
  }

  /// Removes a repository that is among the favorites, or adds one that is not.
  func toggleFavorite(_ repository: Repository) {
    if favorites.value.contains(repository) {
      dispatcher.dispatch(.favorites(.remove(repository)))
    } else {
      dispatcher.dispatch(.favorites(.add(repository)))
    }
  }

  func removeAll() { dispatcher.dispatch(.favorites(.removeAll)) }
}
