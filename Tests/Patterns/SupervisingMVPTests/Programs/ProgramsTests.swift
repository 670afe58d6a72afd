import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

/// A list's presenter that keeps what was reported to it.
final class ProgramsPresenterSpy: ProgramsPresenting {
  private(set) var reports: [String] = []

  func viewDidLoad() { reports.append("loaded") }

  func didTapRefresh() { reports.append("refresh") }

  func didTapReload() { reports.append("reload") }

  func didScroll(to offset: Int) { reports.append("scrolled to \(offset)") }
}

@Suite("The list of programs")
struct ProgramsTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel

  init() {
    programs = ProgramModel(service: ProgramService(server: server))
  }

  @Test("is requested by its presenter when the screen opens, on demand and at the bottom")
  func presenter() throws {
    let presenter = ProgramsPresenter(programs: programs)
    presenter.viewDidLoad()
    try server.fail(1, with: .server)
    presenter.didTapReload()
    try server.respond(to: 2)
    presenter.didScroll(to: 17)
    presenter.didTapRefresh()
    #expect(server.requests == [.failed, .answered, .cancelled, .pending])
  }

  @Test("is observed by its view, which requests nothing itself")
  func view() throws {
    let presenter = ProgramsPresenterSpy()
    let view = ProgramsViewController(presenter: presenter, programs: programs)
    let window = Window(rootViewController: view)
    window.makeKeyAndVisible()
    let screen = try #require(view.view as? ProgramsScreen)
    programs.refresh()
    #expect(screen.spinner.isAnimating)
    try server.fail(1, with: .server)
    #expect(screen.failure.text == "The server answered 500.")
    #expect([screen.failure, screen.reload].map(\.isHidden) == [false, false])
    #expect(screen.message.isHidden)
    try window.tap("reload")
    programs.refresh()
    try server.respond(to: 2)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    #expect(screen.failure.isHidden)
    try window.scroll("programs", to: .bottom)
    try window.tap("refresh")
    #expect(presenter.reports == ["loaded", "reload", "scrolled to 17", "refresh"])
    programs.scrolled(to: 17)
    try server.fail(3, with: .offline)
    #expect(screen.message.text == "You appear to be offline.")
    #expect([screen.failure, screen.message].map(\.isHidden) == [true, false])
  }
}
