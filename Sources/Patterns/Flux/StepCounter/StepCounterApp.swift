public import HeadlessUI
public import Samples

/// The step counter in Flux.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let dispatcher = Dispatcher<StepAction>(faults: environment.faults)
    window = Window(
      rootViewController: StepCounterViewController(
        actions: StepActions(dispatcher: dispatcher),
        store: StepStore(StepCount(), dispatcher: dispatcher)))
    window.makeKeyAndVisible()
  }
}
