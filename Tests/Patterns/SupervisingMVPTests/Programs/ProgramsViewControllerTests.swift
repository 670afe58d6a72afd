import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The view of the programs")
struct ProgramsViewControllerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel

  init() {
    programs = ProgramModel(service: ProgramService(server: server))
  }

  @Test("observes them, and requests nothing itself")
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
    #expect(presenter.reports == ["appears", "reload", "scrolled to 17", "refresh"])
    programs.scrolled(to: 17)
    try server.fail(3, with: .offline)
    #expect(screen.message.text == "You appear to be offline.")
    #expect([screen.failure, screen.message].map(\.isHidden) == [true, false])
  }
}
