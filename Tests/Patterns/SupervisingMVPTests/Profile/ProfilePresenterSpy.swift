@testable import SupervisingMVP

/// A profile's presenter that keeps what was reported to it.
final class ProfilePresenterSpy: ProfilePresenting {
  private(set) var reports: [String] = []

  func viewWillAppear() { reports.append("appears") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapRetry() { reports.append("retry") }
}
