public import HeadlessUI
public import Samples

/// The tally counter in MVVM, without a library.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let viewModel = CounterViewModel(counter: TallyCounter(setup.tally))
    window = Window(
      rootViewController: CounterViewController(viewModel: viewModel, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
