public import HeadlessUI
public import Samples

/// The delayed star in Cocoa MVC, whose button stays enabled while the star is switching.
@Traced(.composition)
public final class StaysEnabledDelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    let first = StaysEnabledStarViewController(star: star, navigation: NavigationModel(star: star))
    window = Window(rootViewController: NavigationController(rootViewController: first))
    window.makeKeyAndVisible()
  }
}
