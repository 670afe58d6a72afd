@testable import PassiveMVP

/// A search's presenter that keeps what was reported to it.
final class SearchPresenterSpy: SearchPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didBeginEditing() { reports.append("began editing") }

  func didEndEditing() { reports.append("ended editing") }

  func didChangeQuery(to query: String) { reports.append("changed to \(query)") }

  func didSubmitQuery(_ query: String) { reports.append("submitted \(query)") }

  func didTapCancel() { reports.append("cancel") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }

  func didSelectUser(at row: Int) { reports.append("selected \(row)") }

  /// Forgets what was reported, so that a test can look at what comes next.
  func clear() { reports = [] }
}
