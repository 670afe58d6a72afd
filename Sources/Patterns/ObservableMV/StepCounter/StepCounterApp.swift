public import HeadlessUI
public import Samples

/// The step counter in MV with Observation.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    window = Window(rootViewController: StepCounterViewController(model: StepModel()))
    window.makeKeyAndVisible()
  }
}
