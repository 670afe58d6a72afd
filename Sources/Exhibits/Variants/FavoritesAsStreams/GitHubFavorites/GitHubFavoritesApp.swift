public import HeadlessUI
public import Samples

/// The GitHub favorites in MVVM with Combine: two tabs, which share the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window
  /// Only kept: the screens have the two ends of it.
  private let favoritesRelay: FavoritesRelay

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    favoritesRelay = FavoritesRelay()
    let streams = favoritesRelay.makeStreams()
    let screens = GitHubScreenFactory(setup: setup, environment: environment)
    let search = NavigationController(
      rootViewController: screens.makeSearchScreen(favorites: streams))
    search.tabBarItem = .search()
    let favorites = NavigationController(
      rootViewController: screens.makeFavoritesScreen(favorites: streams))
    favorites.tabBarItem = .favorites()
    window = Window(rootViewController: TabBarController(viewControllers: [search, favorites]))
    window.makeKeyAndVisible()
  }
}
