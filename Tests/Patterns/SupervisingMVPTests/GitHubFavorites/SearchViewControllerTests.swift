import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The search's view")
struct SearchViewControllerTests {
  private let server: ScriptedServer
  private let search: UserSearchModel
  private let presenter = SearchPresenterSpy()
  private let screens: GitHubScreenFactory
  private let view: SearchViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    let environment = Environment(clock: VirtualClock(), mode: .manual)
    screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 2]), environment: environment)
    server = environment.server
    search = UserSearchModel(
      service: GitHubService(server: server), clock: environment.clock, visibleRows: 2)
    view = SearchViewController(
      presenter: presenter, search: search, screens: screens, visibleRows: 2)
    navigation = NavigationController(rootViewController: view)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("shows what the model finds, without its presenter")
  func observe() throws {
    #expect(try screen.total.text == "")
    search.search(for: "vio")
    #expect(try screen.spinner.isAnimating)
    try server.respond(to: 1)
    #expect(try screen.results.visibleRows == ["viola", "violin"])
    #expect(try screen.total.text == "3 / 3")
    #expect(try !screen.spinner.isAnimating)
    #expect(presenter.reports == [])
  }

  @Test("reports why a request failed, and leaves what is shown")
  func failure() throws {
    search.search(for: "o")
    try server.respond(to: 1)
    search.scrolled(to: 8)
    #expect(try screen.spinner.isAnimating)
    try server.fail(2, with: .server)
    #expect(navigation.presentedViewController == nil)
    #expect(try screen.results.visibleRows == ["viola", "violin"])
    #expect(try screen.results.rowCount == 10)
    #expect(try screen.total.text == "10 / 22")
    #expect(try !screen.spinner.isAnimating)
    #expect(presenter.reports == ["failed: server"])
  }

  @Test("shows a failure with an alert when it is to")
  func alert() throws {
    view.show(.offline)
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "You appear to be offline.")
  }

  @Test("reports what is typed, scrolled and selected, and searches for nothing by itself")
  func input() throws {
    search.search(for: "vio")
    try server.respond(to: 1)
    try window.type("o", into: "search")
    try window.submit("search")
    try window.scroll("results", to: .bottom)
    try window.select("results", row: 2)
    #expect(
      presenter.reports == ["changed to o", "submitted o", "scrolled to 1", "selected 2"])
    #expect(search.search.query == "vio")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("shows cancel while the field is being edited, and leaves it to its presenter to end that")
  func editing() throws {
    #expect(try screen.cancel.isHidden)
    try window.type("v", into: "search")
    #expect(try !screen.cancel.isHidden)
    try window.tap("cancel")
    #expect(presenter.reports == ["changed to v", "cancel"])
    #expect(try screen.search.isFirstResponder)
    view.endEditing()
    #expect(try screen.cancel.isHidden)
  }

  @Test("opens the screen of a user when it is to")
  func open() {
    view.open(User(login: "viola"))
    #expect(navigation.topViewController is UserViewController)
  }

  @Test("is not kept alive by a request that is under way")
  func release() {
    var local: SearchViewController? = SearchViewController(
      presenter: presenter, search: search, screens: screens, visibleRows: 2)
    weak let released = local
    local?.loadViewIfNeeded()
    search.search(for: "vio")
    local = nil
    #expect(released == nil)
  }

  private var screen: SearchScreen {
    get throws { try #require(view.view as? SearchScreen) }
  }
}
