import Samples

@testable import PassiveMVP

/// A repository's view that keeps what it received.
final class RepositoryViewSpy: RepositoryViewing {
  private(set) var received: [String] = []

  func showName(_ text: String) { received.append(text) }

  func showDescription(_ text: String) { received.append(text) }

  func showFavorite(_ title: String) { received.append(title) }
}

/// A favorites' view that keeps what it received.
final class FavoritesViewSpy: FavoritesViewing {
  /// What a view can receive from its presenter.
  enum Received: Hashable {
    case names([String])
    case empty(Bool)
    case removeAll(Bool)
    case open(Repository)
  }

  private(set) var received: [Received] = []

  func showFavorites(_ names: [String]) { received.append(.names(names)) }

  func showEmpty() { received.append(.empty(true)) }

  func hideEmpty() { received.append(.empty(false)) }

  func showRemoveAll() { received.append(.removeAll(true)) }

  func hideRemoveAll() { received.append(.removeAll(false)) }

  func openRepository(_ repository: Repository) { received.append(.open(repository)) }

  /// Forgets what was received, so that a test can look at what comes next.
  func clear() { received = [] }
}
