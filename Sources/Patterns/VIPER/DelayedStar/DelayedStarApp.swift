public import HeadlessUI
public import Samples

/// The delayed star in VIPER.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let modules = StarAssembly(setup: setup, environment: environment)
    window = Window(
      rootViewController: NavigationController(rootViewController: modules.assembleStar()))
    window.makeKeyAndVisible()
  }
}
