public import HeadlessUI
public import Samples

/// The tally counter in MVP with a passive view.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let view = CounterViewController<CounterPresenter>(tally: setup.tally, digits: setup.digits)
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
