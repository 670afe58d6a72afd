import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The view model of the programs")
struct ProgramsViewModelTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let viewModel: ProgramsViewModel

  init() {
    viewModel = ProgramsViewModel(programs: ProgramModel(service: ProgramService(server: server)))
  }

  @Test("shows a page, and loads the next at the bottom")
  func pages() throws {
    viewModel.refresh()
    try server.respond(to: 1)
    #expect(viewModel.rows.count == 25)
    viewModel.scrolled(to: 17)
    #expect(viewModel.isLoading)
    try server.respond(to: 2)
    #expect(viewModel.rows.last == "Concert 50")
  }

  @Test("keeps apart why there is nothing to show and why there is no more")
  func failures() throws {
    viewModel.refresh()
    try server.fail(1, with: .server)
    #expect(viewModel.failure == "The server answered 500.")
    #expect(!viewModel.isFailureHidden)
    #expect(viewModel.isMessageHidden)
    viewModel.refresh()
    try server.respond(to: 2)
    viewModel.refresh()
    try server.fail(3, with: .offline)
    #expect(viewModel.message == "You appear to be offline.")
    #expect(!viewModel.isMessageHidden)
    #expect(viewModel.isFailureHidden)
    #expect(viewModel.rows.count == 25)
  }
}
