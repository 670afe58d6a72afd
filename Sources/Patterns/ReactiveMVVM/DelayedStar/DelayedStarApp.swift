public import HeadlessUI
public import Samples

/// The delayed star in MVVM with Combine.
@Traced(.composition)
public final class DelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let factory = StarFactory(star: StarModel(clock: environment.clock))
    window = Window(
      rootViewController: NavigationController(rootViewController: factory.makeStarScreen()))
    window.makeKeyAndVisible()
  }
}
