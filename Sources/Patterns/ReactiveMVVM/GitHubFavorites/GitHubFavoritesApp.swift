public import HeadlessUI
import Reactive
public import Samples

/// The GitHub favorites in MVVM with Combine: two tabs, which share the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let factory = GitHubFactory(
      service: GitHubService(server: environment.server),
      scheduler: environment.clock.scheduler, visibleRows: setup.visibleRows)
    window = Window(rootViewController: factory.makeTabs())
    window.makeKeyAndVisible()
  }
}
