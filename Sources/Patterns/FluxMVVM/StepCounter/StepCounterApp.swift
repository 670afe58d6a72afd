public import HeadlessUI
public import Samples

/// The step counter in Flux with view models.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let factory = StepCounterFactory(dispatcher: Dispatcher(faults: environment.faults))
    window = Window(rootViewController: factory.makeCounterScreen())
    window.makeKeyAndVisible()
  }
}
