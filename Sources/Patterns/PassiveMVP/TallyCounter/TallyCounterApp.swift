public import HeadlessUI
public import Samples

/// The tally counter in MVP with a passive view.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let presenter = CounterPresenter(counter: TallyCounter(setup.tally))
    let view = CounterViewController(presenter: presenter, digits: setup.digits)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
