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

/// Shows the count after a tap, and only then.
@Traced(.controller)
final class EmptyUntilTappedViewController: StepViewController {
  /// The mistake: who shows what changed has to show once what is.
  override func observe() {}

  override func increment() {
    super.increment()
    show(counter.count)
  }

  override func decrement() {
    super.decrement()
    show(counter.count)
  }
}
