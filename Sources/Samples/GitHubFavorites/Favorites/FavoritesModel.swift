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
    var next = favorites
    next.add(repository)
    update(to: next)
  }

  /// Removes a repository; without effect on one that is absent.
  public func remove(_ repository: Repository) {
    var next = favorites
    next.remove(repository)
    update(to: next)
  }

  /// Removes a repository that is present, or adds one that is absent.
  public func toggle(_ repository: Repository) {
    var next = favorites
    next.toggle(repository)
    update(to: next)
  }

  /// Removes them all.
  public func removeAll() {
    var next = favorites
    next.removeAll()
    update(to: next)
  }

  private func update(to next: Favorites) {
    guard next != favorites else { return }
    favorites = next
    observers.notify(next)
  }
}
