import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("The list of a user's repositories")
struct RepositoryListTests {
  private let github = GitHubFixture()
  private let screen = UserScreen(visibleRows: 8)
  private let navigator = NavigatorSpy()
  private let model: RepositoryListModel
  private let view: RepositoryListView

  init() {
    model = RepositoryListModel(
      of: User(login: "violin"), service: github.service, visibleRows: 8)
    view = RepositoryListView(screen, of: model, navigator: navigator, screens: github.screens)
  }

  @Test("has a title that names the user")
  func title() {
    #expect(navigator.titles == ["violin's repositories"])
  }

  @Test("is empty until its controller begins, which requests the first page")
  func first() throws {
    #expect(github.requests.isEmpty)
    let controller = RepositoryListController(screen.repositories, of: model, view: view)
    withExtendedLifetime(controller) {}
    #expect(screen.spinner.isAnimating)
    try github.environment.server.respond(to: 1)
    #expect(screen.repositories.visibleRows == ["etudes ★135", "sonatas ★132"])
    #expect(screen.total.text == "2 / 2")
  }

  @Test("opens the repository of the row that was tapped")
  func select() throws {
    let controller = RepositoryListController(screen.repositories, of: model, view: view)
    try github.environment.server.respond(to: 1)
    controller.tableView(screen.repositories, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is RepositoryViewController)
  }

  @Test("says why a request failed")
  func failure() throws {
    model.load()
    try github.environment.server.fail(1, with: .token)
    #expect(navigator.presented.map(\.message) == ["The access token is not valid."])
  }
}
