public import HeadlessUI
public import Samples

/// The delayed star in Flux with view models.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let factory = StarFactory(environment: environment)
    window = Window(
      rootViewController: NavigationController(rootViewController: factory.makeStarScreen()))
    window.makeKeyAndVisible()
  }
}
