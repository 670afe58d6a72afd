import HeadlessUI
import Samples
import Testing
import Trace

@testable import PassiveMVP

@Suite("The views behind the search")
struct FavoritesViewTests {
  private let screens: GitHubScreenFactory
  private let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")

  init() throws {
    screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 2]),
      environment: Environment(clock: VirtualClock()))
  }

  @Test("list the repositories of a user as they receive them, and report what is done")
  func user() throws {
    let presenter = UserPresenterSpy()
    let view = UserViewController(presenter: presenter, screens: screens, visibleRows: 2)
    let (window, navigation) = show(view)
    let screen = try #require(view.view as? UserScreen)
    view.showTitle("?")
    view.showTotal("d")
    view.showSpinner()
    view.showRepositories(["a", "b", "c"])
    try window.scroll("repositories", to: .bottom)
    try window.select("repositories", row: 2)
    #expect(view.title == "?")
    #expect(screen.repositories.visibleRows == ["b", "c"])
    #expect(screen.total.text == "d")
    #expect(screen.spinner.isAnimating)
    view.hideSpinner()
    #expect(!screen.spinner.isAnimating)
    #expect(presenter.reports == ["loaded", "scrolled to 1", "selected 2"])
    view.showFailureAlert("e")
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "e")
    try window.choose("OK")
    view.open(etudes)
    #expect(navigation.topViewController is RepositoryViewController)
  }

  @Test("show a repository as they receive it, and report a tap")
  func repository() throws {
    let presenter = RepositoryPresenterSpy()
    let view = RepositoryViewController(presenter: presenter)
    let (window, _) = show(view)
    view.showName("a")
    view.showDescription("b")
    view.showFavorite("c")
    try window.tap("favorite")
    let screen = try #require(view.view as? RepositoryScreen)
    #expect([screen.name.text, screen.description.text] == ["a", "b"])
    #expect(screen.favorite.currentTitle == "c")
    #expect(presenter.reports == ["loaded", "favorite"])
  }

  @Test("list favorites as they receive them, even beside the label that says there are none")
  func favorites() throws {
    let presenter = FavoritesPresenterSpy()
    let view = FavoritesViewController(presenter: presenter, screens: screens, visibleRows: 2)
    let (window, navigation) = show(view)
    view.setEmptyHidden(false)
    view.setRemoveAllHidden(false)
    view.showFavorites(["a"])
    try window.tap("removeAll")
    try window.select("favorites", row: 0)
    #expect(presenter.reports == ["loaded", "remove all", "selected 0"])
    let screen = try #require(view.view as? FavoritesScreen)
    #expect(!screen.empty.isHidden)
    #expect(!screen.removeAll.isHidden)
    view.setEmptyHidden(true)
    view.setRemoveAllHidden(true)
    #expect(screen.empty.isHidden)
    #expect(screen.removeAll.isHidden)
    view.open(etudes)
    #expect(navigation.topViewController is RepositoryViewController)
  }

  private func show(_ view: ViewController) -> (Window, NavigationController) {
    let navigation = NavigationController(rootViewController: view)
    let window = Window(rootViewController: navigation)
    window.makeKeyAndVisible()
    return (window, navigation)
  }
}
