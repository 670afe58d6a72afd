public import HeadlessUI
public import Samples

/// The GitHub favorites in VIPER: two tabs, which share the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let modules = GitHubAssembly(setup: setup, environment: environment)
    let search = NavigationController(rootViewController: modules.assembleSearch())
    search.tabBarItem = .search()
    let favorites = NavigationController(rootViewController: modules.assembleFavorites())
    favorites.tabBarItem = .favorites()
    window = Window(rootViewController: TabBarController(viewControllers: [search, favorites]))
    window.makeKeyAndVisible()
  }
}
