public import HeadlessUI
public import Samples

/// The GitHub favorites in the Composable Architecture: two tabs on one store.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let screens = GitHubScreenFactory(setup: setup, environment: environment)
    let search = NavigationController(rootViewController: screens.makeSearchScreen())
    search.tabBarItem = .search()
    let favorites = NavigationController(rootViewController: screens.makeFavoritesScreen())
    favorites.tabBarItem = .favorites()
    window = Window(rootViewController: TabBarController(viewControllers: [search, favorites]))
    window.makeKeyAndVisible()
  }
}
