@testable import PassiveMVP

/// A presenter of a user's repositories that keeps what was reported to it.
final class UserPresenterSpy: UserPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }

  func didSelectRepository(at row: Int) { reports.append("selected \(row)") }
}

/// A repository's presenter that keeps what was reported to it.
final class RepositoryPresenterSpy: RepositoryPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapFavorite() { reports.append("favorite") }
}

/// A favorites' presenter that keeps what was reported to it.
final class FavoritesPresenterSpy: FavoritesPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapRemoveAll() { reports.append("remove all") }

  func didSelectFavorite(at row: Int) { reports.append("selected \(row)") }
}
