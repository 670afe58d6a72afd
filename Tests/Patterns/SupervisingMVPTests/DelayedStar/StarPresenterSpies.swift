import Samples

@testable import SupervisingMVP

/// The first screen's presenter, that keeps what was reported to it.
final class StarPresenterSpy: StarPresenting {
  /// A message that a view can send to it.
  enum Report: Hashable {
    case star
    case navigate
    case starAndOpen
    case request(NavigationRequest)
  }

  private(set) var reports: [Report] = []

  func didTapStar() { reports.append(.star) }

  func didTapNavigate() { reports.append(.navigate) }

  func didChooseStarAndOpen() { reports.append(.starAndOpen) }

  func navigationRequestDidChange(to request: NavigationRequest) {
    reports.append(.request(request))
  }

  /// Forgets what was reported, so that a test can look at what comes next.
  func clear() { reports = [] }
}

/// The second screen's presenter, that counts the taps that were reported to it.
final class DetailPresenterSpy: DetailPresenting {
  private(set) var taps = 0

  func didTapStar() { taps += 1 }
}
