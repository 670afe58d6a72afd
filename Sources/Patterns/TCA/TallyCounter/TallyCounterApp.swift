public import HeadlessUI
public import Samples

/// The tally counter in the Composable Architecture.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let store = RootStore(
      initialState: TallyFeature.State(tally: setup.tally), reducer: TallyReducer(),
      faults: environment.faults)
    window = Window(
      rootViewController: CounterViewController(store: store, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
