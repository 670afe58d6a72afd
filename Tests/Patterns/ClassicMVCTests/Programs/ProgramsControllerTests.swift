import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The controller of the programs")
struct ProgramsControllerTests {
  private let environment = Environment(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel
  private let screen = ProgramsScreen()
  private let controller: ProgramsController

  init() {
    programs = ProgramModel(service: ProgramService(server: environment.server))
    controller = ProgramsController(screen, of: programs)
  }

  @Test("refreshes when the screen appears, and at a tap of either button")
  func refresh() throws {
    #expect(environment.server.requests == [])
    controller.viewWillAppear()
    try environment.server.fail(1, with: .offline)
    screen.reload.sendActions(for: .touchUpInside)
    try environment.server.respond(to: 2)
    screen.refresh.sendActions(for: .touchUpInside)
    #expect(environment.server.requests == [.failed, .answered, .pending])
  }

  @Test("passes on how far the person has scrolled, which loads more")
  func scroll() throws {
    let rows = Rows(count: 25)
    screen.programs.dataSource = rows
    screen.programs.reloadData()
    controller.viewWillAppear()
    try environment.server.respond(to: 1)
    screen.programs.scroll(toOffset: 16)
    #expect(environment.server.requests == [.answered])
    screen.programs.scroll(toOffset: 17)
    #expect(environment.server.requests == [.answered, .pending])
  }
}
