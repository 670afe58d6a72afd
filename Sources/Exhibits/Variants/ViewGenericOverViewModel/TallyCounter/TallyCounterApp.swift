public import HeadlessUI
public import Samples

/// The tally counter in MVVM, without a library.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let view = CounterViewController<CounterViewModel>(tally: setup.tally, digits: setup.digits)
    window = Window(rootViewController: view)
    window.makeKeyAndVisible()
  }
}
