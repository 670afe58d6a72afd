public import HeadlessUI
public import Samples

/// The GitHub favorites in Cocoa MVC, which go on with each answer from where its request was sent.
@Traced(.composition)
public final class OlderAnswerWinsGitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let service = GitHubService(server: environment.server)
    let favorites = FavoritesModel()
    let search = NavigationController(
      rootViewController: SearchViewController(
        userSearch: OlderAnswerWinsUserSearchModel(
          service: service, clock: environment.clock, visibleRows: setup.visibleRows),
        service: service, favorites: favorites, visibleRows: setup.visibleRows))
    search.tabBarItem = .search()
    let list = NavigationController(
      rootViewController: FavoritesViewController(
        favorites: favorites, visibleRows: setup.visibleRows))
    list.tabBarItem = .favorites()
    window = Window(rootViewController: TabBarController(viewControllers: [search, list]))
    window.makeKeyAndVisible()
  }
}
