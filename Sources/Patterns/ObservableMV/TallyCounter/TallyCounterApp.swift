public import HeadlessUI
public import Samples

/// The tally counter in MV with Observation.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: CounterViewController(
        model: TallyModel(setup.tally), digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
