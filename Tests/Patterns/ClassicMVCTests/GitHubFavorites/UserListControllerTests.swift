import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The controller of the users found")
struct UserListControllerTests {
  private let github: GitHubFixture
  private let table = TableView()
  private let search: UserSearchModel
  private let view: UserListViewSpy
  private let controller: UserListController

  init() throws {
    github = try GitHubFixture()
    search = try github.search(finding: "o")
    view = UserListViewSpy(of: search, github)
    controller = UserListController(table, of: search, view: view)
  }

  @Test("opens the user that the model has in the row")
  func select() {
    controller.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(view.opened.map(\.login) == ["violin"])
  }

  @Test("opens what the model has at that moment, not what the row showed before")
  func replaced() throws {
    search.search(for: "harp")
    try github.environment.server.respond(to: 2)
    controller.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(view.opened.map(\.login) == ["harp"])
  }

  @Test("passes on how far the person has scrolled, which brings the next page")
  func scroll() {
    let rows = Rows(count: 10)
    table.dataSource = rows
    table.reloadData()
    table.scroll(toOffset: 1)
    #expect(github.requests == [.answered])
    table.scroll(toOffset: 2)
    #expect(github.requests == [.answered, .pending])
  }
}
