public import HeadlessUI
public import Samples

/// The step counter in Cocoa MVC, whose screen never ceases to observe.
@Traced(.composition)
public final class StillHearsStepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    window = Window(rootViewController: StillHearsStepCounterViewController(counter: StepCounter()))
    window.makeKeyAndVisible()
  }
}
