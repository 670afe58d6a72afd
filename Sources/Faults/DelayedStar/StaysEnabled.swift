import HeadlessUI
import Samples

/// The delayed star in Cocoa MVC, whose button stays enabled while the star is switching.
@Traced(.composition)
final class StaysEnabledApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    let star = StarModel(clock: environment.clock)
    window = Window(
      rootViewController: NavigationController(
        rootViewController: StaysEnabledViewController(star: star)))
    window.makeKeyAndVisible()
  }
}

/// Relies on the model, which ignores the tap.
@Traced(.controller)
final class StaysEnabledViewController: AskingStarViewController {
  /// The mistake: nothing happens, and nobody can see why.
  override func show(_ state: StarState) {
    show(state, isEnabled: true)
  }
}
