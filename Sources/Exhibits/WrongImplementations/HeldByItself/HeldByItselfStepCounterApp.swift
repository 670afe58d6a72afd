public import HeadlessUI
public import Samples

/// The step counter in MVVM with Combine, whose view assigns a stream to a property of itself.
@Traced(.composition)
public final class HeldByItselfStepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let screens = HeldByItselfStepCounterScreenFactory(setup: setup, environment: environment)
    window = Window(rootViewController: screens.makeCounterScreen())
    window.makeKeyAndVisible()
  }
}
