import HeadlessUI
import Samples
import Testing

@testable import ClassicMVC

@Suite("A view of the users found")
struct UserListViewTests {
  private let github: GitHubFixture
  private let screen = SearchScreen(visibleRows: 8)
  private let navigator = NavigatorSpy()
  private let search: UserSearchModel
  private let view: UserListView

  init() throws {
    github = try GitHubFixture()
    search = UserSearchModel(service: github.service, clock: github.clock, visibleRows: 8)
    view = UserListView(screen, of: search, navigator: navigator, screens: github.screens)
  }

  @Test("shows neither users nor a total before anything was searched for")
  func nothing() {
    #expect(screen.results.rowCount == 0)
    #expect(screen.total.text == "")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("asks the model for the users that have arrived, and for how many there are")
  func found() throws {
    search.search(for: "vio")
    #expect(screen.spinner.isAnimating)
    try github.environment.server.respond(to: 1)
    #expect(screen.results.visibleRows == ["viola", "violin", "violone"])
    #expect(screen.total.text == "3 / 3")
    #expect(!screen.spinner.isAnimating)
  }

  @Test("says why a request failed")
  func failure() throws {
    search.search(for: "vio")
    try github.environment.server.fail(1, with: .offline)
    #expect(navigator.alerts.map(\.message) == ["You appear to be offline."])
    #expect(!screen.spinner.isAnimating)
  }

  @Test("shows a user on a screen of its own")
  func open() {
    view.open(User(login: "viola"))
    #expect(navigator.pushed.count == 1)
    #expect(navigator.pushed.first is UserViewController)
  }

  @Test("shows nothing more once it is released while a request is under way")
  func release() throws {
    let screen = SearchScreen(visibleRows: 8)
    var local: UserListView? = UserListView(
      screen, of: search, navigator: navigator, screens: github.screens)
    weak let released = local
    search.search(for: "vio")
    withExtendedLifetime(local) {}
    local = nil
    try github.environment.server.respond(to: 1)
    #expect(released == nil)
    #expect(screen.total.text == "")
  }
}
