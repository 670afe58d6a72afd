import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The view of the programs")
struct ProgramsViewControllerTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let window: Window
  private let screen: ProgramsScreen

  init() throws {
    let controller = ProgramsViewController(
      viewModel: ProgramsViewModel(programs: ProgramModel(service: ProgramService(server: server))))
    window = Window(rootViewController: controller)
    window.makeKeyAndVisible()
    screen = try #require(controller.view as? ProgramsScreen)
  }

  @Test("has the programs requested when it appears, and more of them at the bottom")
  func pages() throws {
    #expect(screen.spinner.isAnimating)
    try server.respond(to: 1)
    #expect(!screen.spinner.isAnimating)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    try window.scroll("programs", to: .bottom)
    try server.respond(to: 2)
    #expect(screen.programs.rowCount == 50)
  }

  @Test("offers to load an empty list again after a failure")
  func failureOnEmpty() throws {
    try server.fail(1, with: .offline)
    #expect(screen.failure.text == "You appear to be offline.")
    #expect(
      [screen.failure, screen.reload, screen.message].map(\.isHidden) == [false, false, true])
    try window.tap("reload")
    #expect(screen.failure.isHidden && screen.reload.isHidden)
    #expect(server.requests == [.failed, .pending])
  }

  @Test("shows a message after a failure that leaves something to show")
  func failureWithItems() throws {
    try server.respond(to: 1)
    try window.tap("refresh")
    try server.fail(2, with: .token)
    #expect(screen.message.text == "The access token is not valid.")
    #expect(
      [screen.failure, screen.reload, screen.message].map(\.isHidden) == [true, true, false])
    #expect(screen.programs.rowCount == 25)
  }
}
