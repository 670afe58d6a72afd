import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("A view of a user's repositories")
struct RepositoryListViewTests {
  private let github: GitHubFixture
  private let screen = UserScreen(visibleRows: 8)
  private let navigator = NavigatorSpy()
  private let repositories: RepositoryListModel
  private let view: RepositoryListView

  init() throws {
    github = try GitHubFixture()
    repositories = RepositoryListModel(
      of: User(login: "violin"), service: github.service, visibleRows: 8)
    view = RepositoryListView(
      screen, of: repositories, navigator: navigator, screens: github.screens)
    #expect(navigator.titles.isEmpty)
    view.viewDidLoad()
  }

  @Test("has a title that names the user")
  func title() {
    #expect(navigator.titles == ["violin's repositories"])
  }

  @Test("asks the model for the repositories that have arrived, and for how many there are")
  func found() throws {
    #expect(screen.total.text == "")
    repositories.load()
    #expect(screen.spinner.isAnimating)
    try github.environment.server.respond(to: 1)
    #expect(screen.repositories.visibleRows == ["etudes ★135", "sonatas ★132"])
    #expect(screen.total.text == "2 / 2")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("says why a request failed")
  func failure() throws {
    repositories.load()
    try github.environment.server.fail(1, with: .token)
    #expect(navigator.alerts.map(\.message) == ["The access token is not valid."])
  }

  @Test("shows a repository on a screen of its own")
  func open() {
    view.open(.waltzes)
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is RepositoryViewController)
  }
}
