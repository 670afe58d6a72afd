import Samples
import Testing
import Trace

@testable import StorePattern

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
    #expect(viewModel.store.state.rows.count == 25)
    viewModel.scrolled(to: 17)
    #expect(viewModel.store.state.isLoading)
    try server.respond(to: 2)
    #expect(viewModel.store.state.rows.last == "Concert 50")
  }

  @Test("keeps apart why there is nothing to show and why there is no more")
  func failures() throws {
    viewModel.refresh()
    try server.fail(1, with: .server)
    #expect(viewModel.store.state == ProgramsViewModel.State(failure: "The server answered 500."))
    viewModel.refresh()
    try server.respond(to: 2)
    viewModel.refresh()
    try server.fail(3, with: .offline)
    #expect(viewModel.store.state.message == "You appear to be offline.")
    #expect(viewModel.store.state.failure == nil)
    #expect(viewModel.store.state.rows.count == 25)
  }
}
