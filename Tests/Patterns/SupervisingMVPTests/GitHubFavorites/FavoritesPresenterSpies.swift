import Samples

@testable import SupervisingMVP

/// A search's presenter that keeps what was reported to it.
final class SearchPresenterSpy: SearchPresenting {
  private(set) var reports: [String] = []

  func didChangeQuery(to query: String) { reports.append("changed to \(query)") }

  func didSubmitQuery(_ query: String) { reports.append("submitted \(query)") }

  func didTapCancel() { reports.append("cancel") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }

  func didSelectUser(at row: Int) { reports.append("selected \(row)") }

  func didFail(with error: ServerError) { reports.append("failed: \(error)") }
}

/// A presenter of a user's repositories that keeps what was reported to it.
final class UserPresenterSpy: UserPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }

  func didSelectRepository(at row: Int) { reports.append("selected \(row)") }

  func didFail(with error: ServerError) { reports.append("failed: \(error)") }
}

/// A repository's presenter that keeps what was reported to it.
final class RepositoryPresenterSpy: RepositoryPresenting {
  private(set) var taps = 0

  func didTapFavorite() { taps += 1 }
}

/// A favorites' presenter that keeps what was reported to it.
final class FavoritesPresenterSpy: FavoritesPresenting {
  private(set) var reports: [String] = []

  func didTapRemoveAll() { reports.append("remove all") }

  func didSelectFavorite(at row: Int) { reports.append("selected \(row)") }
}
