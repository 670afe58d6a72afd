import Samples
import Testing

@testable import MVVMC

@Suite("The view model of a user's repositories")
struct UserViewModelTests {
  private let server = TestServer()
  private let viewModel: UserViewModel
  private let delegate = GitHubDelegateSpy()
  private let titles: Output<String>
  private let repositories: Output<[String]>
  private let totals: Output<String>
  private let isLoading: Output<Bool>

  init() {
    viewModel = UserViewModel(
      user: User(login: "organ"), service: GitHubService(server: server.server), visibleRows: 8)
    titles = Output(viewModel.title)
    repositories = Output(viewModel.repositories)
    totals = Output(viewModel.total)
    isLoading = Output(viewModel.isLoading)
    viewModel.delegate = delegate
  }

  @Test("is titled by the user, and requests nothing before the view has loaded")
  func loading() {
    #expect(titles.values == ["organ's repositories"])
    #expect(isLoading.values == [false])
    #expect(server.requests.isEmpty)
  }

  @Test("requests the first page when the view has loaded")
  func opening() {
    viewModel.viewDidLoad()
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
    let isLoading = Output(viewModel.isLoading)
    let delegate = GitHubDelegateSpy()
    viewModel.delegate = delegate
    viewModel.viewDidLoad()
    #expect(isLoading.values == [false, true, false])
    #expect(delegate.failures == [ServerError.offline.message])
  }

  @Test("shows the pages, with names and stars")
  func pages() throws {
    viewModel.viewDidLoad()
    try server.server.respond(to: 1)
    #expect(repositories.last?.first == "etudes ★233")
    #expect(totals.last == "10 / 12")
    viewModel.scrolled(to: 2)
    try server.server.respond(to: 2)
    #expect(repositories.last?.count == 12)
    #expect(totals.last == "12 / 12")
    #expect(isLoading.last == false)
  }

  @Test("says why a page failed, and keeps what was shown")
  func failing() throws {
    viewModel.viewDidLoad()
    try server.server.respond(to: 1)
    viewModel.scrolled(to: 2)
    try server.server.fail(2, with: .server)
    #expect(delegate.failures == [ServerError.server.message])
    #expect(repositories.last?.count == 10)
  }

  @Test("shows a late subscriber what has arrived, and what comes")
  func lateSubscriber() throws {
    viewModel.viewDidLoad()
    try server.server.respond(to: 1)
    let titles = Output(viewModel.title)
    let totals = Output(viewModel.total)
    let rows = Output(viewModel.repositories)
    viewModel.scrolled(to: 2)
    try server.server.respond(to: 2)
    #expect(titles.values == ["organ's repositories"])
    #expect(totals.values == ["10 / 12", "12 / 12"])
    #expect(rows.values.map(\.count) == [10, 12])
  }

  @Test("goes to the repository whose row is selected")
  func selecting() throws {
    viewModel.viewDidLoad()
    try server.server.respond(to: 1)
    viewModel.selected(row: 1)
    #expect(delegate.repositories == ["organ/sonatas"])
  }
}
