import Samples

/// Holds the favorites; one for all screens.
@Traced(.store)
final class FavoritesStore: Store<GitHubAction, Favorites> {
  override func receive(_ action: GitHubAction) {
    guard case .favorites(let action) = action else { return }
    var favorites = value
    switch action {
    case .add(let repository): favorites.add(repository)
    case .remove(let repository): favorites.remove(repository)
    case .removeAll: favorites.removeAll()
    }
    commit(favorites)
  }
}
