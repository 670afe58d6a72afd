@testable import PassiveMVP

/// The first screen's presenter, that keeps what was reported to it.
final class StarPresenterSpy: StarPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapStar() { reports.append("star") }

  func didTapNavigate() { reports.append("navigate") }

  func didChooseStarAndOpen() { reports.append("star and open") }

  /// Forgets what was reported, so that a test can look at what comes next.
  func clear() { reports = [] }
}

/// The second screen's presenter, that keeps what was reported to it.
final class DetailPresenterSpy: DetailPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapStar() { reports.append("star") }
}
