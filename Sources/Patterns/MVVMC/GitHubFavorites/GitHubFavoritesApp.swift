public import HeadlessUI
import Reactive
public import Samples

/// The GitHub favorites in MVVM with coordinators: two tabs, which share the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window
  private let coordinator: AppCoordinator

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    coordinator = AppCoordinator(
      dependencies: GitHubDependencies(
        service: GitHubService(server: environment.server),
        scheduler: environment.clock.scheduler, favorites: FavoritesModel(),
        visibleRows: setup.visibleRows))
    window = Window(rootViewController: coordinator.start())
    window.makeKeyAndVisible()
  }
}
