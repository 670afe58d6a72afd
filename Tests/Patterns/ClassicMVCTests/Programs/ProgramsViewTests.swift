import HeadlessUI
import Samples
import Testing
import Trace

@testable import ClassicMVC

@Suite("A view of the programs")
struct ProgramsViewTests {
  private let environment = Environment(clock: VirtualClock(), mode: .manual)
  private let programs: ProgramModel
  private let screen = ProgramsScreen()
  private let view: ProgramsView

  init() {
    programs = ProgramModel(service: ProgramService(server: environment.server))
    view = ProgramsView(screen, of: programs)
  }

  @Test("spins while a request is under way, and lists what arrives")
  func answered() throws {
    programs.refresh()
    #expect(screen.spinner.isAnimating)
    try environment.server.respond(to: 1)
    #expect(screen.programs.rowCount == 25)
    #expect(screen.programs.visibleRows.first == "Concert 1")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("offers to reload an empty list, and keeps to a message when there are programs")
  func failures() throws {
    programs.refresh()
    try environment.server.fail(1, with: .offline)
    #expect(screen.failure.text == "You appear to be offline.")
    #expect(visible == ["failure", "reload"])
    programs.refresh()
    #expect(visible == [])
    try environment.server.respond(to: 2)
    programs.refresh()
    try environment.server.fail(3, with: .server)
    #expect(screen.message.text == "The server answered 500.")
    #expect(visible == ["message"])
    #expect(screen.programs.rowCount == 25)
  }

  /// The identifiers of the widgets in sight that say why a request failed.
  private var visible: [String?] {
    [screen.failure, screen.reload, screen.message].filter { !$0.isHidden }
      .map(\.accessibilityIdentifier)
  }
}
