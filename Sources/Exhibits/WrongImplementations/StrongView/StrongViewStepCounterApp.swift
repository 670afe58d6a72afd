public import HeadlessUI
public import Samples

/// The step counter in MVP with a passive view, whose presenter holds its view strongly.
@Traced(.composition)
public final class StrongViewStepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let presenter = StrongViewStepCounterPresenter(counter: StepCounter())
    let view = StrongViewStepCounterViewController(presenter: presenter)
    presenter.view = view
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
