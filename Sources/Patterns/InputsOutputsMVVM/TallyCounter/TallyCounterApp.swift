public import HeadlessUI
public import Samples

/// The tally counter in MVVM with inputs and outputs.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let viewModel = CounterViewModel(
      counter: TallyCounter(setup.tally), digits: setup.digits)
    window = Window(
      rootViewController: CounterViewController(viewModel: viewModel, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
