public import HeadlessUI
public import Samples

/// The tally counter in VIPER.
@Traced(.composition)
public final class TallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: CounterAssembly.assemble(
        counter: TallyCounter(setup.tally), digits: setup.digits))
    window.makeKeyAndVisible()
  }
}
