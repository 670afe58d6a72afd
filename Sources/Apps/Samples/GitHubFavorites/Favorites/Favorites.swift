/// The repositories that a person has added, in the order in which they were.
public nonisolated struct Favorites: Hashable, Sendable {
  /// The repositories, each once.
  public private(set) var repositories: [Repository] = []

  /// No favorites.
  public init() {}

  /// Returns whether a repository is among them.
  public func contains(_ repository: Repository) -> Bool {
    repositories.contains { $0.id == repository.id }
  }

  /// Adds a repository; without effect on one that is present.
  public mutating func add(_ repository: Repository) {
    if !contains(repository) { repositories.append(repository) }
  }

  /// Removes a repository; without effect on one that is absent.
  public mutating func remove(_ repository: Repository) {
    repositories.removeAll { $0.id == repository.id }
  }

  /// Removes them all.
  public mutating func removeAll() { repositories = [] }
}
