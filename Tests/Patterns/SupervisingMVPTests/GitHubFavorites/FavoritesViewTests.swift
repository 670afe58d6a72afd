import HeadlessUI
import Samples
import Testing
import Trace

@testable import SupervisingMVP

@Suite("The views behind the search")
struct FavoritesViewTests {
  private let environment = Environment(clock: VirtualClock(), mode: .manual)
  private let favorites = FavoritesModel()
  private let screens: GitHubScreenFactory
  private let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")

  init() throws {
    screens = GitHubScreenFactory(
      setup: try GitHubFavoritesSetup(["visibleRows": 2]), environment: environment)
  }

  @Test("list the repositories of a user, and report what failed and what is done")
  func user() throws {
    let repositories = RepositoryListModel(
      of: User(login: "violone"), service: GitHubService(server: environment.server),
      visibleRows: 2)
    let presenter = UserPresenterSpy()
    let view = UserViewController(
      presenter: presenter, repositories: repositories, screens: screens, visibleRows: 2)
    let (window, navigation) = show(view)
    let screen = try #require(view.view as? UserScreen)
    #expect(view.title == "violone's repositories")
    repositories.load()
    #expect(screen.spinner.isAnimating)
    try environment.server.fail(1, with: .token)
    #expect(navigation.presentedViewController == nil)
    view.show(.token)
    let alert = try #require(navigation.presentedViewController as? AlertController)
    #expect(alert.message == "The access token is not valid.")
    try window.choose("OK")
    repositories.load()
    try environment.server.respond(to: 2)
    #expect(screen.repositories.visibleRows == ["etudes ★142", "sonatas ★139"])
    #expect(screen.total.text == "3 / 3")
    try window.select("repositories", row: 1)
    #expect(presenter.reports == ["loaded", "failed: token", "selected 1"])
    view.open(etudes)
    #expect(navigation.topViewController is RepositoryViewController)
  }

  @Test("show a repository and whether it is a favorite, and leave that as it is")
  func repository() throws {
    let presenter = RepositoryPresenterSpy()
    let view = RepositoryViewController(
      presenter: presenter, repository: etudes, favorites: favorites)
    let (window, _) = show(view)
    let screen = try #require(view.view as? RepositoryScreen)
    #expect([screen.name.text, screen.description.text] == [etudes.fullName, etudes.description])
    #expect(screen.favorite.currentTitle == "Add")
    favorites.add(etudes)
    #expect(screen.favorite.currentTitle == "Remove")
    try window.tap("favorite")
    #expect(presenter.taps == 1)
    #expect(favorites.favorites.contains(etudes))
  }

  @Test("list the favorites, or say that there are none")
  func list() throws {
    let presenter = FavoritesPresenterSpy()
    let view = FavoritesViewController(
      presenter: presenter, favorites: favorites, screens: screens, visibleRows: 2)
    let (window, navigation) = show(view)
    let screen = try #require(view.view as? FavoritesScreen)
    #expect([screen.empty.isHidden, screen.removeAll.isHidden] == [false, true])
    favorites.add(etudes)
    #expect([screen.empty.isHidden, screen.removeAll.isHidden] == [true, false])
    #expect(screen.favorites.visibleRows == ["viola/etudes"])
    try window.select("favorites", row: 0)
    try window.tap("removeAll")
    #expect(presenter.reports == ["selected 0", "remove all"])
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
