import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVC2

@Suite("The controllers of the programs")
struct ProgramsControllerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel
  private let screen = ProgramsScreen()
  private let list: ProgramListController
  private let refresh: ProgramsRefreshController

  init() {
    programs = ProgramModel(service: ProgramService(server: server))
    refresh = ProgramsRefreshController(programs: programs, screen: screen)
    list = ProgramListController(programs: programs, table: screen.programs)
    refresh.viewWillAppear()
  }

  @Test("have the programs requested when the screen appears, and show the answer")
  func answer() throws {
    #expect(screen.spinner.isAnimating)
    try server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    #expect(screen.programs.rowCount == 25)
  }

  @Test("have more loaded at the bottom of the list")
  func more() throws {
    try server.respond(to: 1)
    screen.programs.scroll(toOffset: 17)
    try server.respond(to: 2)
    #expect(screen.programs.rowCount == 50)
  }

  @Test("offer to load an empty list again after a failure")
  func failureOnEmpty() throws {
    try server.fail(1, with: .offline)
    #expect(screen.failure.text == "You appear to be offline.")
    #expect(!screen.failure.isHidden && !screen.reload.isHidden && screen.message.isHidden)
    screen.reload.sendActions(for: .touchUpInside)
    #expect(screen.failure.isHidden && screen.reload.isHidden)
    #expect(server.requests == [.failed, .pending])
  }

  @Test("show a message after a failure that leaves something to show")
  func failureWithItems() throws {
    try server.respond(to: 1)
    screen.refresh.sendActions(for: .touchUpInside)
    try server.fail(2, with: .token)
    #expect(screen.message.text == "The access token is not valid.")
    #expect(!screen.message.isHidden && screen.failure.isHidden && screen.reload.isHidden)
    #expect(screen.programs.rowCount == 25)
  }
}
