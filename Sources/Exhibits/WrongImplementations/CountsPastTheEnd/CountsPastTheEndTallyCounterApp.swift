public import HeadlessUI
public import Samples

/// The tally counter in Cocoa MVC, whose controller counts by itself and has mistyped the guard.
@Traced(.composition)
public final class CountsPastTheEndTallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    window = Window(rootViewController: CountsPastTheEndCounterViewController(setup: setup))
    window.makeKeyAndVisible()
  }
}
