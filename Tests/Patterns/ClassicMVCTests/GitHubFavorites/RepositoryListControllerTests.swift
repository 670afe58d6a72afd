import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The controller of a user's repositories")
struct RepositoryListControllerTests {
  private let github: GitHubFixture
  private let table = TableView()
  private let view: RepositoryListViewSpy
  private let controller: RepositoryListController

  init() throws {
    github = try GitHubFixture()
    let repositories = RepositoryListModel(
      of: User(login: "organ"), service: github.service, visibleRows: 8)
    view = RepositoryListViewSpy(of: repositories, github)
    controller = RepositoryListController(table, of: repositories, view: view)
    #expect(github.requests.isEmpty)
    controller.viewDidLoad()
  }

  @Test("requests the first page when the screen has loaded")
  func begin() {
    #expect(github.requests == [.pending])
  }

  @Test("opens the repository that the model has in the row")
  func select() throws {
    try github.environment.server.respond(to: 1)
    controller.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(view.opened.map(\.fullName) == ["organ/sonatas"])
  }

  @Test("passes on how far the person has scrolled, which brings the next page")
  func scroll() throws {
    try github.environment.server.respond(to: 1)
    let rows = Rows(count: 10)
    table.dataSource = rows
    table.reloadData()
    table.scroll(toOffset: 1)
    #expect(github.requests == [.answered])
    table.scroll(toOffset: 2)
    #expect(github.requests == [.answered, .pending])
  }
}
