public import HeadlessUI
public import Samples

/// The tally counter in Flux with view models.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let factory = CounterFactory(setup: setup, dispatcher: Dispatcher(faults: environment.faults))
    window = Window(rootViewController: factory.makeCounterScreen())
    window.makeKeyAndVisible()
  }
}
