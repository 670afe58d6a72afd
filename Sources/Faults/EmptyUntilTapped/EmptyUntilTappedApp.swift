import HeadlessUI
import Samples

/// The step counter in Cocoa MVC, whose label is empty until the first tap.
@Traced(.composition)
final class EmptyUntilTappedApp: App {
  let window: Window

  init(setup: StepCounterSetup, environment: Environment) {
    window = Window(rootViewController: EmptyUntilTappedViewController(counter: StepCounter()))
    window.makeKeyAndVisible()
  }
}
