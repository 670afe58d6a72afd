import HeadlessUI
import Samples

/// The favorites that all screens show.
@Traced(.model)
@Observable
final class SharedFavorites {
  private(set) var favorites = Favorites()

  /// Removes a repository that is among the favorites, or adds one that is not.
  func toggle(_ repository: Repository) {
    if favorites.contains(repository) {
      favorites.remove(repository)
    } else {
      favorites.add(repository)
    }
  }

  func removeAll() { favorites.removeAll() }
}
