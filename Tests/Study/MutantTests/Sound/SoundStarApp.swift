import HeadlessUI
import Samples
import Trace

/// The delayed star in Cocoa MVC, with nothing replaced: what the mutants are derived from.
@Traced(.composition)
final class SoundStarApp: App {
  let window: Window

  init(setup: DelayedStarSetup, environment: Environment) {
    window = Window(
      rootViewController: NavigationController(
        rootViewController: SoundStarController(star: StarModel(clock: environment.clock))))
    window.makeKeyAndVisible()
  }
}
