public import HeadlessUI
public import Samples

/// The tally counter in Flux with view models.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let screens = CounterScreenFactory(setup: setup, environment: environment)
    window = Window(rootViewController: screens.makeCounterScreen())
    window.makeKeyAndVisible()
  }
}
