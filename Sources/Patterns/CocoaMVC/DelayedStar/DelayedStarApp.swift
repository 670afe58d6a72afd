public import HeadlessUI
public import Samples

/// The delayed star in Cocoa MVC.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    let first = StarViewController(star: star, navigation: NavigationModel(star: star))
    window = Window(rootViewController: NavigationController(rootViewController: first))
    window.makeKeyAndVisible()
  }
}
