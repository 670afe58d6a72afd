public import HeadlessUI
public import Samples

/// The delayed star in the Composable Architecture.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let screens = StarScreenFactory(setup: setup, environment: environment)
    window = Window(
      rootViewController: NavigationController(rootViewController: screens.makeStarScreen()))
    window.makeKeyAndVisible()
  }
}
