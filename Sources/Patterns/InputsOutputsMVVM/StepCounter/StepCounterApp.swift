public import HeadlessUI
public import Samples

/// The step counter in MVVM with inputs and outputs.
@Traced(.composition)
public final class StepCounterApp: App {
  public let window: Window

  public init(setup: StepCounterSetup, environment: Environment) {
    let viewModel = StepCounterViewModel(counter: StepCounter())
    window = Window(rootViewController: StepCounterViewController(viewModel: viewModel))
    window.makeKeyAndVisible()
  }
}
