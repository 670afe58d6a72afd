public import HeadlessUI
public import Samples

/// The step counter in MVP with a passive view.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let presenter = StepCounterPresenter(counter: StepCounter())
    let view = StepCounterViewController(presenter: presenter)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
