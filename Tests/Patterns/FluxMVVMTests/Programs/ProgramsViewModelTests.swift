import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The programs' view model")
struct ProgramsViewModelTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let viewWillAppear = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let reload = PassthroughSubject<Void, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let viewModel: ProgramsViewModel

  init() {
    let dispatcher = Dispatcher<ProgramAction>(faults: Faults())
    let store = ProgramStore(ProgramList(), dispatcher: dispatcher)
    viewModel = ProgramsViewModel(
      actions: ProgramActions(
        dispatcher: dispatcher, store: store, service: ProgramService(server: server)),
      store: store,
      inputs: .init(
        viewWillAppear: viewWillAppear.eraseToAnyPublisher(),
        refresh: refresh.eraseToAnyPublisher(),
        reload: reload.eraseToAnyPublisher(), offset: offset.eraseToAnyPublisher()))
  }

  @Test("refreshes whenever the view appears, and not before")
  func appearing() throws {
    #expect(server.requests.isEmpty)
    viewWillAppear.send()
    try server.respond(to: 1)
    viewWillAppear.send()
    #expect(server.requests == [.answered, .pending])
  }

  @Test("publishes the titles of each page, which the bottom of the list requests")
  func pages() throws {
    let titles = Output(viewModel.titles)
    viewWillAppear.send()
    try server.respond(to: 1)
    offset.send(16)
    #expect(server.requests == [.answered])
    offset.send(17)
    try server.respond(to: 2)
    #expect(titles.values.map(\.count) == [0, 25, 50])
    #expect(titles.values.last?.last == "Concert 50")
  }

  @Test("publishes a failure of an empty list, and a message of one that is not")
  func failures() throws {
    let failure = Output(viewModel.failure)
    let message = Output(viewModel.message)
    viewWillAppear.send()
    try server.fail(1, with: .server)
    reload.send()
    try server.respond(to: 2)
    refresh.send()
    try server.fail(3, with: .offline)
    #expect(failure.values == [nil, "The server answered 500.", nil])
    #expect(message.values == [nil, "You appear to be offline."])
  }
}
