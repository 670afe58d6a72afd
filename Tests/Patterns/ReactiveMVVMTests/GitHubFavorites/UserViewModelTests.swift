import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("The view model of a user's repositories")
struct UserViewModelTests {
  private let server = TestServer()
  private let open = PassthroughSubject<Void, Never>()
  private let offset = PassthroughSubject<Int, Never>()
  private let selection = PassthroughSubject<Int, Never>()
  private let viewModel: UserViewModel
  private let repositories: Output<[String]>
  private let totals: Output<String>
  private let failures: Output<String>

  init() {
    viewModel = UserViewModel(
      user: User(login: "organ"), service: GitHubService(server: server.server), visibleRows: 8,
      inputs: .init(
        open: open.eraseToAnyPublisher(), offset: offset.eraseToAnyPublisher(),
        selection: selection.eraseToAnyPublisher()))
    repositories = Output(viewModel.repositories)
    totals = Output(viewModel.total)
    failures = Output(viewModel.failure)
  }

  @Test("requests the first page when the screen is opened, and is titled by the user")
  func opening() {
    let titles = Output(viewModel.title)
    #expect(server.requests.isEmpty)
    open.send()
    #expect(titles.values == ["organ's repositories"])
    #expect(server.requests == [.pending])
  }

  @Test("shows the pages, with names and stars")
  func pages() throws {
    open.send()
    try server.server.respond(to: 1)
    offset.send(2)
    try server.server.respond(to: 2)
    #expect(repositories.last?.first == "etudes ★233")
    #expect(totals.values == ["", "10 / 12", "12 / 12"])
  }

  @Test("says why a page failed, and keeps what was shown")
  func failing() throws {
    open.send()
    try server.server.respond(to: 1)
    offset.send(2)
    try server.server.fail(2, with: .server)
    #expect(failures.values == [ServerError.server.message])
    #expect(repositories.last?.count == 10)
  }

  @Test("publishes the repository whose row is selected")
  func selecting() throws {
    let selected = Output(viewModel.selectedRepository)
    open.send()
    try server.server.respond(to: 1)
    selection.send(1)
    #expect(selected.values.map(\.fullName) == ["organ/sonatas"])
  }
}
