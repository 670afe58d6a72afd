import HeadlessUI
import Samples
import Testing
import Trace

@testable import CocoaMVC

@Suite("The view controller of the programs")
struct ProgramsViewControllerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let window: Window
  private let screen: ProgramsScreen

  init() throws {
    let controller = ProgramsViewController(
      programs: ProgramModel(service: ProgramService(server: server)))
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? ProgramsScreen)
  }

  @Test("has the programs requested when it appears, and shows the answer")
  func answer() throws {
    #expect(screen.spinner.isAnimating)
    try server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    #expect(screen.programs.rowCount == 25)
  }

  @Test("has more loaded at the bottom of the list")
  func more() throws {
    try server.respond(to: 1)
    screen.programs.scroll(toOffset: 17)
    try server.respond(to: 2)
    #expect(screen.programs.rowCount == 50)
  }

  @Test("offers to load an empty list again after a failure")
  func failureOnEmpty() throws {
    try server.fail(1, with: .offline)
    #expect(screen.failure.text == "You appear to be offline.")
    #expect(!screen.failure.isHidden && !screen.reload.isHidden && screen.message.isHidden)
    screen.reload.sendActions(for: .touchUpInside)
    #expect(screen.failure.isHidden && screen.reload.isHidden)
    #expect(server.requests == [.failed, .pending])
  }

  @Test("shows a message after a failure that leaves something to show")
  func failureWithItems() throws {
    try server.respond(to: 1)
    screen.refresh.sendActions(for: .touchUpInside)
    try server.fail(2, with: .token)
    #expect(screen.message.text == "The access token is not valid.")
    #expect(!screen.message.isHidden && screen.failure.isHidden && screen.reload.isHidden)
    #expect(screen.programs.rowCount == 25)
  }
}
