public import HeadlessUI
public import Samples

/// The delayed star in Cocoa MVC, whose first screen binds the second one, and never unbinds it.
@Traced(.composition)
public final class ForgottenUnbindDelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    let first = ForgottenUnbindStarViewController(
      star: star, navigation: NavigationModel(star: star))
    window = Window(rootViewController: NavigationController(rootViewController: first))
    window.makeKeyAndVisible()
  }
}
