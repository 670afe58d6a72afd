public import Trace

/// The favorites that all screens of the app share; observers are notified when they have changed.
@Traced(.model)
public final class FavoritesModel {
  /// The favorites as they are now.
  public private(set) var favorites = Favorites()
  private let observers = Observers<Favorites>()

  /// No favorites.
  public init() {}

  /// Begins to observe; the present favorites are delivered at once.
  ///
  /// - Parameter handler: What to do with each state of the favorites.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (Favorites) -> Void) -> ObservationToken {
    observers.add(replaying: favorites, of: "favorites", handler)
  }

  /// Adds a repository; without effect on one that is present.
  public func add(_ repository: Repository) {
    let before = favorites
    favorites.add(repository)
    publish(after: before)
  }

  /// Removes a repository; without effect on one that is absent.
  public func remove(_ repository: Repository) {
    let before = favorites
    favorites.remove(repository)
    publish(after: before)
  }

  /// Removes them all.
  public func removeAll() {
    let before = favorites
    favorites.removeAll()
    publish(after: before)
  }

  private func publish(after before: Favorites) {
    if favorites != before { observers.notify(favorites) }
  }
}
