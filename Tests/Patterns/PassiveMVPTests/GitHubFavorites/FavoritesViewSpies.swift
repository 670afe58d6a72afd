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
  /// A message that a view can receive from its presenter.
  enum Received: Hashable {
    case names([String])
    case emptyHidden(Bool)
    case removeAllHidden(Bool)
    case open(Repository)
  }

  private(set) var received: [Received] = []

  func showFavorites(_ names: [String]) { received.append(.names(names)) }

  func setEmptyHidden(_ isHidden: Bool) { received.append(.emptyHidden(isHidden)) }

  func setRemoveAllHidden(_ isHidden: Bool) { received.append(.removeAllHidden(isHidden)) }

  func open(_ repository: Repository) { received.append(.open(repository)) }

  /// Forgets what was received, so that a test can look at what comes next.
  func clear() { received = [] }
}
