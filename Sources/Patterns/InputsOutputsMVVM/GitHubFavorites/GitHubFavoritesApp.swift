public import HeadlessUI
import Reactive
public import Samples

/// The GitHub favorites in MVVM with inputs and outputs: two tabs, which share the favorites.
@Traced(.composition)
public final class GitHubFavoritesApp: App {
  public let window: Window

  public init(setup: GitHubFavoritesSetup, environment: Environment) {
    let screens = GitHubScreenFactory(
      service: GitHubService(server: environment.server),
      scheduler: environment.clock.scheduler, visibleRows: setup.visibleRows)
    window = Window(rootViewController: screens.makeTabs())
    window.makeKeyAndVisible()
  }
}
