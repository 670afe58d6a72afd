import HeadlessUI
import Samples

/// The step counter in Cocoa MVC, whose screen never ceases to observe.
@Traced(.composition)
final class StillHearsApp: App {
  let window: Window

  init(setup: StepCounterSetup, environment: Environment) {
    window = Window(rootViewController: StillHearsViewController(counter: StepCounter()))
    window.makeKeyAndVisible()
  }
}

/// Observes by a closure that holds the observer.
@Traced(.controller)
final class StillHearsViewController: StepViewController {
  /// The mistake: the controller keeps the token, the token the closure, the closure the controller.
  override func observe() {
    observation = counter.observe { count in self.show(count) }
  }
}
