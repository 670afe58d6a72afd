public import HeadlessUI
public import Samples

/// The tally counter with a mediating controller.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let counter = TallyCounter(setup.tally)
    window = Window(
      rootViewController: CounterViewController(counter: counter, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
