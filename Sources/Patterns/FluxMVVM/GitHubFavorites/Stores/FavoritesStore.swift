import Samples

/// Holds the favorites; one for all screens.
@Traced(.store)
final class FavoritesStore: Store<GitHubAction, Favorites> {
  override func receive(_ action: GitHubAction) {
    guard case .favorites(let action) = action else { return }
    var favorites = value
    switch action {
    case .toggle(let repository): favorites.toggle(repository)
    case .removeAll: favorites.removeAll()
    }
    if favorites != value { commit(favorites) }
  }
}
