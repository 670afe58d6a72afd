@testable import SupervisingMVP

/// A profile's presenter that keeps what was reported to it.
final class ProfilePresenterSpy: ProfilePresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapRetry() { reports.append("retry") }
}
