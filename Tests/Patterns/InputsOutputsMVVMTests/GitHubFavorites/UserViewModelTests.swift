import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("The view model of a user's repositories")
struct UserViewModelTests {
  private let server = TestServer()
  private let viewModel: any UserViewModelType
  private let titles: Output<String>
  private let repositories: Output<[String]>
  private let totals: Output<String>
  private let isLoading: Output<Bool>
  private let opened: Output<Repository>
  private let failures: Output<String>

  init() {
    viewModel = UserViewModel(
      user: User(login: "organ"), service: GitHubService(server: server.server), visibleRows: 8)
    titles = Output(viewModel.outputs.title)
    repositories = Output(viewModel.outputs.repositories)
    totals = Output(viewModel.outputs.total)
    isLoading = Output(viewModel.outputs.isLoading)
    opened = Output(viewModel.outputs.goToRepository)
    failures = Output(viewModel.outputs.showFailure)
  }

  @Test("is titled by the user, and requests nothing before the view has loaded")
  func loading() {
    #expect(titles.values == ["organ's repositories"])
    #expect(isLoading.values == [false])
    #expect(server.requests.isEmpty)
  }

  @Test("requests the first page when the view has loaded")
  func opening() {
    viewModel.inputs.viewDidLoad()
    #expect(server.requests == [.pending])
    #expect(isLoading.values == [false, true])
    #expect(totals.values == [""])
  }

  @Test("says why it failed when that comes inside the call that sends the request")
  func failsAtOnce() {
    let server = ScriptedServer(clock: server.clock, mode: .immediate)
    server.failNext(with: .offline)
    let viewModel = UserViewModel(
      user: User(login: "organ"), service: GitHubService(server: server), visibleRows: 8)
    let isLoading = Output(viewModel.outputs.isLoading)
    let failures = Output(viewModel.outputs.showFailure)
    viewModel.inputs.viewDidLoad()
    #expect(isLoading.values == [false, true, false])
    #expect(failures.values == [ServerError.offline.message])
  }

  @Test("shows the pages, with names and stars")
  func pages() throws {
    viewModel.inputs.viewDidLoad()
    try server.server.respond(to: 1)
    #expect(repositories.last?.first == "etudes ★233")
    #expect(totals.last == "10 / 12")
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.respond(to: 2)
    #expect(repositories.last?.count == 12)
    #expect(totals.last == "12 / 12")
    #expect(isLoading.last == false)
  }

  @Test("says why a page failed, and keeps what was shown")
  func failing() throws {
    viewModel.inputs.viewDidLoad()
    try server.server.respond(to: 1)
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.fail(2, with: .server)
    #expect(failures.values == [ServerError.server.message])
    #expect(repositories.last?.count == 10)
  }

  @Test("shows a late subscriber what has arrived, and what comes")
  func lateSubscriber() throws {
    viewModel.inputs.viewDidLoad()
    try server.server.respond(to: 1)
    let titles = Output(viewModel.outputs.title)
    let totals = Output(viewModel.outputs.total)
    let rows = Output(viewModel.outputs.repositories)
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.respond(to: 2)
    #expect(titles.values == ["organ's repositories"])
    #expect(totals.values == ["10 / 12", "12 / 12"])
    #expect(rows.values.map(\.count) == [10, 12])
  }

  @Test("goes to the repository whose row is selected")
  func selecting() throws {
    viewModel.inputs.viewDidLoad()
    try server.server.respond(to: 1)
    viewModel.inputs.repositorySelected(at: 1)
    #expect(opened.values.map(\.fullName) == ["organ/sonatas"])
  }
}
