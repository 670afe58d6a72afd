import Samples

@testable import PassiveMVP

/// A repository's view that keeps what it was told.
final class RepositoryViewSpy: RepositoryViewing {
  private(set) var told: [String] = []

  func showName(_ text: String) { told.append(text) }

  func showDescription(_ text: String) { told.append(text) }

  func showFavorite(_ title: String) { told.append(title) }
}

/// A favorites' view that keeps what it was told.
final class FavoritesViewSpy: FavoritesViewing {
  /// What a presenter can tell the view.
  enum Told: Hashable {
    case names([String])
    case empty(Bool)
    case removeAll(Bool)
    case open(Repository)
  }

  private(set) var told: [Told] = []

  func showFavorites(_ names: [String]) { told.append(.names(names)) }

  func showEmpty() { told.append(.empty(true)) }

  func hideEmpty() { told.append(.empty(false)) }

  func showRemoveAll() { told.append(.removeAll(true)) }

  func hideRemoveAll() { told.append(.removeAll(false)) }

  func openRepository(_ repository: Repository) { told.append(.open(repository)) }

  /// Forgets what was told, so that a test can look at what comes next.
  func clear() { told = [] }
}
