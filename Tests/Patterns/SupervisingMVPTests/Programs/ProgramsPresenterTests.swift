import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The presenter of the programs")
struct ProgramsPresenterTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel

  init() {
    programs = ProgramModel(service: ProgramService(server: server))
  }

  @Test("requests them when the screen appears, on demand and at the bottom")
  func presenter() throws {
    let presenter = ProgramsPresenter(programs: programs)
    presenter.viewWillAppear()
    try server.fail(1, with: .server)
    presenter.didTapReload()
    try server.respond(to: 2)
    presenter.didScroll(to: 17)
    presenter.didTapRefresh()
    #expect(server.requests == [.failed, .answered, .cancelled, .pending])
  }
}
