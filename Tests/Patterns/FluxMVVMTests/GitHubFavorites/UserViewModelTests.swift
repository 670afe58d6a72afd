import Reactive
import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The user's view model")
struct UserViewModelTests {
  private let server = ScriptedServer(clock: VirtualClock(), mode: .manual)
  private let viewDidLoad = PassthroughSubject<Void, Never>()
  private let selection = PassthroughSubject<Int, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let failureDismissed = PassthroughSubject<Void, Never>()

  @Test("has a title, and requests nothing before the view has loaded")
  func beginning() {
    let viewModel = makeViewModel(of: "violone")
    #expect(viewModel.title == "violone's repositories")
    #expect(server.requests.isEmpty)
  }

  @Test("formats the repositories, of which the bottom of the list requests more")
  func pages() throws {
    let viewModel = makeViewModel(of: "organ")
    let rows = Output(viewModel.rows)
    let total = Output(viewModel.total)
    viewDidLoad.send()
    try server.respond(to: 1)
    offset.send(2)
    try server.respond(to: 2)
    withExtendedLifetime(viewModel) {
      #expect(rows.values.map(\.count) == [0, 10, 12])
      #expect(rows.values.last?.first == "etudes ★233")
      #expect(total.values == ["", "10 / 12", "12 / 12"])
    }
  }

  @Test("announces the repository whose row was tapped")
  func routes() throws {
    let viewModel = makeViewModel(of: "viola")
    let routes = Output(viewModel.route)
    viewDidLoad.send()
    try server.respond(to: 1)
    selection.send(0)
    withExtendedLifetime(viewModel) { #expect(routes.values == [.repository(.etudes)]) }
  }

  @Test("announces a failure that comes later, and keeps what was shown")
  func failsLater() throws {
    let viewModel = makeViewModel(of: "organ")
    let routes = Output(viewModel.route)
    let rows = Output(viewModel.rows)
    viewDidLoad.send()
    try server.respond(to: 1)
    offset.send(2)
    #expect(routes.values.isEmpty)
    try server.fail(2, with: .server)
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.failure("The server answered 500.")])
      #expect(rows.values.last?.count == 10)
      failureDismissed.send()
      offset.send(0)
      offset.send(2)
      #expect(server.requests == [.answered, .failed, .pending])
      #expect(routes.values.count == 1)
    }
  }

  @Test("announces a failure that comes inside the call that sends the request")
  func failsAtOnce() {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    server.failNext(with: .offline)
    let viewModel = makeViewModel(of: "viola", server)
    let routes = Output(viewModel.route)
    let isLoading = Output(viewModel.isLoading)
    viewDidLoad.send()
    withExtendedLifetime(viewModel) {
      #expect(routes.values == [.failure("You appear to be offline.")])
      #expect(isLoading.values == [false, true, false])
    }
  }

  @Test("cancels what is under way when it is released")
  func release() {
    var viewModel: UserViewModel? = makeViewModel(of: "viola")
    weak let released = viewModel
    viewDidLoad.send()
    #expect(server.requests == [.pending])
    withExtendedLifetime(viewModel) {}
    viewModel = nil
    #expect(released == nil)
    #expect(server.requests == [.cancelled])
  }

  private func makeViewModel(of login: String, _ server: ScriptedServer? = nil) -> UserViewModel {
    let user = User(login: login)
    let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
    let store = RepositoriesStore(
      RepositoryList(of: user, visibleRows: 8), dispatcher: dispatcher)
    return UserViewModel(
      actions: RepositoriesActions(
        dispatcher: dispatcher, store: store,
        service: GitHubService(server: server ?? self.server)),
      store: store, failure: RepositoriesFailureStore(of: user, dispatcher: dispatcher),
      inputs: .init(
        viewDidLoad: viewDidLoad.eraseToAnyPublisher(),
        selection: selection.eraseToAnyPublisher(), offset: offset.eraseToAnyPublisher(),
        failureDismissed: failureDismissed.eraseToAnyPublisher()))
  }
}
