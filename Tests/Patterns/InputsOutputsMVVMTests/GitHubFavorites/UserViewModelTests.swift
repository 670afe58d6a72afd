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
    viewModel.inputs.viewDidLoad()
  }

  @Test("is titled by the user when the view has loaded, and requests nothing yet")
  func loading() {
    #expect(titles.values == ["organ's repositories"])
    #expect(isLoading.values == [false])
    #expect(server.requests.isEmpty)
  }

  @Test("requests the first page when the screen is opened")
  func opening() {
    viewModel.inputs.screenOpened()
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
    viewModel.inputs.screenOpened()
    #expect(isLoading.values == [false, true, false])
    #expect(failures.values == [ServerError.offline.message])
  }

  @Test("shows the pages, with names and stars")
  func pages() throws {
    viewModel.inputs.screenOpened()
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
    viewModel.inputs.screenOpened()
    try server.server.respond(to: 1)
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.fail(2, with: .server)
    #expect(failures.values == [ServerError.server.message])
    #expect(repositories.last?.count == 10)
  }

  @Test("goes to the repository whose row is selected")
  func selecting() throws {
    viewModel.inputs.screenOpened()
    try server.server.respond(to: 1)
    viewModel.inputs.repositorySelected(at: 1)
    #expect(opened.values.map(\.fullName) == ["organ/sonatas"])
  }
}
