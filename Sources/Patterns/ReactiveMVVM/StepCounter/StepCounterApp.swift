public import HeadlessUI
public import Samples

/// The step counter in MVVM with Combine.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let factory = StepCounterFactory()
    window = Window(rootViewController: factory.makeScreen())
    window.makeKeyAndVisible()
  }
}
