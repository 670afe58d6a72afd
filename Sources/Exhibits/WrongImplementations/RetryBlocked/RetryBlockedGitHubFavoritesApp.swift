public import HeadlessUI
public import Samples

/// The GitHub favorites in Cocoa MVC, whose queries pass through a stream that skips repeats.
@Traced(.composition)
public final class RetryBlockedGitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let service = GitHubService(server: environment.server)
    let favorites = FavoritesModel()
    let search = NavigationController(
      rootViewController: SearchViewController(
        userSearch: RetryBlockedUserSearchModel(
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
