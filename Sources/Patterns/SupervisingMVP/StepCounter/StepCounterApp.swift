public import HeadlessUI
public import Samples

/// The step counter in MVP with a supervising controller.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let counter = StepCounter()
    window = Window(
      rootViewController: StepCounterViewController(
        presenter: StepCounterPresenter(counter: counter), counter: counter))
    window.makeKeyAndVisible()
  }
}
