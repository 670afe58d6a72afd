import HeadlessUI
import Samples
import Testing

@testable import PassiveMVP

/// A list's presenter that keeps what was reported to it.
final class ProgramsPresenterSpy: ProgramsPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func viewWillAppear() { reports.append("appears") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapReload() { reports.append("reload") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }
}

@Suite("The view of programs")
struct ProgramsViewControllerTests {
  private let presenter = ProgramsPresenterSpy()
  private let view: ProgramsViewController
  private let window: Window

  init() {
    view = ProgramsViewController(presenter: presenter)
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }

  @Test("lists the titles it is given, and reports taps and how far it was scrolled")
  func list() throws {
    view.showPrograms((0..<10).map(String.init))
    view.showFailure("?")
    try window.scroll("programs", to: .bottom)
    try window.tap("refresh")
    try window.tap("reload")
    #expect(try screen.programs.visibleRows == (2..<10).map(String.init))
    #expect(presenter.reports == ["loaded", "appears", "scrolled to 2", "refresh", "reload"])
  }

  @Test("shows what it receives, even two messages at once")
  func messages() throws {
    view.hideSpinner()
    view.hideMessage()
    view.hideFailure()
    view.showSpinner()
    view.showMessage("a")
    view.showFailure("b")
    #expect(try screen.spinner.isAnimating)
    #expect(try [screen.message.text, screen.failure.text] == ["a", "b"])
    #expect(try [screen.message, screen.failure, screen.reload].allSatisfy { !$0.isHidden })
    view.hideSpinner()
    view.hideMessage()
    view.hideFailure()
    #expect(try !screen.spinner.isAnimating)
    #expect(try [screen.message, screen.failure, screen.reload].allSatisfy(\.isHidden))
  }

  private var screen: ProgramsScreen {
    get throws { try #require(view.view as? ProgramsScreen) }
  }
}
