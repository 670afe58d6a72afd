public import HeadlessUI
public import Samples

/// The tally counter in MVVM, without a library, whose bindings end as soon as they are made.
@Traced(.composition)
public final class RepaintsNoneTallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let viewModel = CounterViewModel(counter: TallyCounter(setup.tally))
    window = Window(
      rootViewController: RepaintsNoneCounterViewController(
        viewModel: viewModel, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
