public import HeadlessUI
public import Samples

/// The delayed star in Cocoa MVC, whose wish to open the item is never forgotten.
@Traced(.composition)
public final class RequestKeptDelayedStarApp: App {
  public let window: Window

  public init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    let first = RequestKeptStarViewController(star: star)
    window = Window(rootViewController: NavigationController(rootViewController: first))
    window.makeKeyAndVisible()
  }
}
