public import HeadlessUI
public import Samples

/// The GitHub favorites in Cocoa MVC, with a service for a model: two tabs, of which the second keeps
/// the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let favorites = FavoritesViewController(visibleRows: setup.visibleRows)
    let search = NavigationController(
      rootViewController: SearchViewController(
        service: GitHubService(server: environment.server), clock: environment.clock,
        favorites: favorites, visibleRows: setup.visibleRows))
    search.tabBarItem = .search()
    let list = NavigationController(rootViewController: favorites)
    list.tabBarItem = .favorites()
    window = Window(rootViewController: TabBarController(viewControllers: [search, list]))
    window.makeKeyAndVisible()
  }
}
