public import HeadlessUI
public import Samples

/// The tally counter in MVVM, without a library, whose wheels are bound to the count and back.
@Traced(.composition)
public final class BindsBothWaysTallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let viewModel = BindsBothWaysCounterViewModel(counter: TallyCounter(setup.tally))
    window = Window(
      rootViewController: BindsBothWaysCounterViewController(
        viewModel: viewModel, digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
