public import HeadlessUI
public import Samples

/// The tally counter in Flux.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<TallyAction>(faults: environment.faults)
    window = Window(
      rootViewController: CounterViewController(
        actions: TallyActions(dispatcher: dispatcher),
        store: TallyStore(setup.tally, dispatcher: dispatcher),
        digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
