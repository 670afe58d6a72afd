import HeadlessUI
import Samples
import Testing

@testable import PassiveMVP

/// A profile's presenter that keeps what was reported to it.
final class ProfilePresenterSpy: ProfilePresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func viewWillAppear() { reports.append("appears") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapRetry() { reports.append("retry") }
}

@Suite("The profile's view")
struct ProfileViewControllerTests {
  @Test("reports taps, and shows what it receives")
  func view() throws {
    let presenter = ProfilePresenterSpy()
    let view = ProfileViewController(presenter: presenter)
    let window = Window(rootViewController: view)
    window.makeKeyAndVisible()
    let screen = try #require(view.view as? ProfileScreen)
    view.hideSpinner()
    view.hideFailure()
    view.showName("a")
    view.showAge("b")
    view.showPresence("c", color: .blue)
    view.showSpinner()
    view.showFailure("d")
    try window.tap("refresh")
    try window.tap("retry")
    #expect(presenter.reports == ["loaded", "appears", "refresh", "retry"])
    #expect(
      [screen.name, screen.age, screen.presence, screen.error].map(\.text) == ["a", "b", "c", "d"])
    #expect(screen.presence.textColor == .blue)
    #expect(screen.spinner.isAnimating)
    #expect(!screen.error.isHidden)
    #expect(!screen.retry.isHidden)
    view.hideSpinner()
    view.hideFailure()
    #expect(!screen.spinner.isAnimating)
    #expect(screen.error.isHidden)
    #expect(screen.retry.isHidden)
  }
}
