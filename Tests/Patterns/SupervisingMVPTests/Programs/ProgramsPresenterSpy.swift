@testable import SupervisingMVP

/// A list's presenter that keeps what was reported to it.
final class ProgramsPresenterSpy: ProgramsPresenting {
  private(set) var reports: [String] = []

  func viewWillAppear() { reports.append("appears") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapReload() { reports.append("reload") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }
}
