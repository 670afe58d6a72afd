import HeadlessUI
import Samples

/// Begins with two tabs, each a flow with a stack of its own.
@Traced(.coordinator)
final class AppCoordinator: Coordinator {
  private let dependencies: GitHubDependencies

  init(dependencies: GitHubDependencies) {
    self.dependencies = dependencies
    super.init()
  }

  override func makeRoot() -> ViewController {
    let search = startTab(
      SearchCoordinator(dependencies: dependencies, navigation: NavigationController()))
    search.tabBarItem = .search()
    let favorites = startTab(
      FavoritesCoordinator(dependencies: dependencies, navigation: NavigationController()))
    favorites.tabBarItem = .favorites()
    return TabBarController(viewControllers: [search, favorites])
  }

  private func startTab(_ child: StackCoordinator) -> NavigationController {
    keep(child)
    return child.startStack()
  }
}
