public import HeadlessUI
public import Samples

/// The GitHub favorites in Cocoa MVC, which stop the spinner where users arrive, and only there.
@Traced(.composition)
public final class SpinnerStuckGitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let service = GitHubService(server: environment.server)
    let favorites = FavoritesModel()
    let search = NavigationController(
      rootViewController: SearchViewController(
        userSearch: SpinnerStuckUserSearchModel(
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
