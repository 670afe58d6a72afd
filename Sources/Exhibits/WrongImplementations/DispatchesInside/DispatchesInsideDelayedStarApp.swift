public import HeadlessUI
public import Samples

/// The delayed star in Flux, one of whose stores dispatches while it receives an action.
@Traced(.composition)
public final class DispatchesInsideDelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let screens = DispatchesInsideStarScreenFactory(setup: setup, environment: environment)
    window = Window(
      rootViewController: NavigationController(rootViewController: screens.makeStarScreen()))
    window.makeKeyAndVisible()
  }
}
