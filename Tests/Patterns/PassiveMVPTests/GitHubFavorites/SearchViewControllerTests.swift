import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The search's view")
struct SearchViewControllerTests {
  private let presenter = SearchPresenterSpy()
  private let view: SearchViewController
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    view = SearchViewController(
      presenter: presenter,
      screens: GitHubScreenFactory(
        setup: try GitHubFavoritesSetup(["visibleRows": 2]),
        environment: Environment(clock: VirtualClock())),
      visibleRows: 2)
    navigation = NavigationController(rootViewController: view)
    window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
  }

  @Test("reports every keystroke, and the beginning and the end of editing")
  func typing() throws {
    try window.type("vi", into: "search")
    try window.submit("search")
    #expect(
      presenter.reports == [
        "loaded", "began editing", "changed to v", "changed to vi", "submitted vi",
        "ended editing",
      ])
  }

  @Test("reports a tap on cancel, and goes on editing until it is to end that")
  func cancel() throws {
    try window.type("v", into: "search")
    view.setCancelHidden(false)
    presenter.clear()
    try window.tap("cancel")
    #expect(presenter.reports == ["cancel"])
    view.endEditing()
    #expect(presenter.reports == ["cancel", "ended editing"])
    #expect(try !screen.cancel.isHidden)
    view.setCancelHidden(true)
    #expect(try screen.cancel.isHidden)
  }

  @Test("lists the texts it is given, and reports what is scrolled and selected")
  func list() throws {
    view.showUsers(["a", "b", "c"])
    presenter.clear()
    try window.scroll("results", to: .bottom)
    try window.select("results", row: 2)
    #expect(try screen.results.visibleRows == ["b", "c"])
    #expect(presenter.reports == ["scrolled to 1", "selected 2"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("shows what it receives, word for word")
  func show() throws {
    view.showTotal("?")
    view.showSpinner()
    #expect(try screen.total.text == "?")
    #expect(try screen.spinner.isAnimating)
    view.hideSpinner()
    #expect(try !screen.spinner.isAnimating)
  }

  @Test("says a failure with an alert, and opens the screen of a user")
  func failure() throws {
    view.showFailureAlert("?")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "?")
    try window.choose("OK")
    view.open(User(login: "viola"))
    #expect(navigation.topViewController is UserViewController)
  }

  private var screen: SearchScreen {
    get throws { try #require(view.view as? SearchScreen) }
  }
}
