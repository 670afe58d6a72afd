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
  private let loading: Output<Bool>
  private let opened: Output<Repository>
  private let failures: Output<String>

  init() {
    viewModel = UserViewModel(
      user: User(login: "organ"), service: GitHubService(server: server.server), visibleRows: 8)
    titles = Output(viewModel.outputs.title)
    repositories = Output(viewModel.outputs.repositories)
    totals = Output(viewModel.outputs.total)
    loading = Output(viewModel.outputs.isLoading)
    opened = Output(viewModel.outputs.goToRepository)
    failures = Output(viewModel.outputs.showFailure)
    viewModel.inputs.viewDidLoad()
  }

  @Test("requests the first page when the view has loaded, and is titled by the user")
  func opening() {
    #expect(titles.values == ["organ's repositories"])
    #expect(server.requests == [.pending])
    #expect(loading.last == true)
    #expect(totals.last == "")
  }

  @Test("shows the pages, with names and stars")
  func pages() throws {
    try server.server.respond(to: 1)
    #expect(repositories.last?.first == "etudes ★233")
    #expect(totals.last == "10 / 12")
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.respond(to: 2)
    #expect(repositories.last?.count == 12)
    #expect(totals.last == "12 / 12")
    #expect(loading.last == false)
  }

  @Test("says why a page failed, and keeps what was shown")
  func failing() throws {
    try server.server.respond(to: 1)
    viewModel.inputs.repositoriesScrolled(to: 2)
    try server.server.fail(2, with: .server)
    #expect(failures.values == [ServerError.server.message])
    #expect(repositories.last?.count == 10)
  }

  @Test("goes to the repository whose row is selected")
  func selecting() throws {
    try server.server.respond(to: 1)
    viewModel.inputs.repositorySelected(at: 1)
    #expect(opened.values.map(\.fullName) == ["organ/sonatas"])
  }
}
