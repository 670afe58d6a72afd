public import HeadlessUI
public import Samples

/// The tally counter in MVVM with coordinators.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window
  private let coordinator: CounterCoordinator

  public init(setup: TallyCounterSetup, environment: Environment) {
    coordinator = CounterCoordinator(counter: TallyCounter(setup.tally), digits: setup.digits)
    window = Window(rootViewController: coordinator.start())
    window.makeKeyAndVisible()
  }
}
