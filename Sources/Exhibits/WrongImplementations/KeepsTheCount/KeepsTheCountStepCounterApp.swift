public import HeadlessUI
public import Samples

/// The step counter in Cocoa MVC, whose model is a singleton.
@Traced(.composition)
public final class KeepsTheCountStepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: StepCounterViewController(
        counter: KeepsTheCountShared.counter(on: environment.clock)))
    window.makeKeyAndVisible()
  }
}
