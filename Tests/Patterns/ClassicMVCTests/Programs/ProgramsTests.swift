import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("The programs' view and controller")
struct ProgramsTests {
  private let environment = Environment(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel
  private let screen = ProgramsScreen()
  private let view: ProgramsView
  private let controller: ProgramsController

  init() {
    programs = ProgramModel(service: ProgramService(server: environment.server))
    view = ProgramsView(screen, of: programs)
    controller = ProgramsController(screen, of: programs)
  }

  @Test("the controller refreshes when it begins, and the view lists what arrives")
  func refresh() throws {
    #expect(environment.server.requests == [.pending])
    #expect(screen.spinner.isAnimating)
    try environment.server.respond(to: 1)
    #expect(screen.programs.rowCount == 25)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("the controller passes on how far the person has scrolled, which loads more")
  func scroll() throws {
    try environment.server.respond(to: 1)
    screen.programs.scroll(toOffset: 17)
    try environment.server.respond(to: 2)
    #expect(screen.programs.rowCount == 50)
    #expect(screen.programs.contentOffset == 17)
  }

  @Test("the view offers to reload an empty list, and keeps to a message when there are programs")
  func failures() throws {
    try environment.server.fail(1, with: .offline)
    #expect(screen.failure.text == "You appear to be offline.")
    #expect(visible == ["failure", "reload"])
    screen.reload.sendActions(for: .touchUpInside)
    try environment.server.respond(to: 2)
    screen.refresh.sendActions(for: .touchUpInside)
    try environment.server.fail(3, with: .server)
    #expect(screen.message.text == "The server answered 500.")
    #expect(visible == ["message"])
    #expect(screen.programs.rowCount == 25)
  }

  /// Which of the widgets are seen that say why a request failed.
  private var visible: [String?] {
    [screen.failure, screen.reload, screen.message].filter { !$0.isHidden }
      .map(\.accessibilityIdentifier)
  }
}
