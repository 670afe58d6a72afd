public import HeadlessUI
public import Samples

/// The step counter in MVVM, without a library.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: StepCounterViewController(
        viewModel: StepCounterViewModel(counter: StepCounter())))
    window.makeKeyAndVisible()
  }
}
