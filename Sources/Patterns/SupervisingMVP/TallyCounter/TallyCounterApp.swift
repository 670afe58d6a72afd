public import HeadlessUI
public import Samples

/// The tally counter in MVP with a supervising controller.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let counter = TallyCounter(setup.tally)
    window = Window(
      rootViewController: CounterViewController(
        presenter: CounterPresenter(counter: counter), counter: counter, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
