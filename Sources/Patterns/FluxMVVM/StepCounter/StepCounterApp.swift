public import HeadlessUI
public import Samples

/// The step counter in Flux with view models.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let screens = StepCounterScreenFactory(setup: setup, environment: environment)
    window = Window(rootViewController: screens.makeCounterScreen())
    window.makeKeyAndVisible()
  }
}
