public import HeadlessUI
public import Samples

/// The step counter in Cocoa MVC, whose label is empty until the first tap.
@Traced(.composition)
public final class EmptyUntilTappedStepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: EmptyUntilTappedStepCounterViewController(counter: StepCounter()))
    window.makeKeyAndVisible()
  }
}
