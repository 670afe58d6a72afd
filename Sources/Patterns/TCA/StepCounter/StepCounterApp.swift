public import HeadlessUI
public import Samples

/// The step counter in the Composable Architecture.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let store = RootStore(
      initialState: StepCounterFeature.State(), reducer: StepCounterReducer(),
      faults: environment.faults)
    window = Window(rootViewController: StepCounterViewController(store: store))
    window.makeKeyAndVisible()
  }
}
