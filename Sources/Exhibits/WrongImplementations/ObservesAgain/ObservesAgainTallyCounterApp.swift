public import HeadlessUI
public import Samples

/// The tally counter in Cocoa MVC, whose controller observes the counter once more with each tap.
@Traced(.composition)
public final class ObservesAgainTallyCounterApp: App {
  public let window: Window

  public init(setup: TallyCounterSetup, environment: Environment) {
    let counter = TallyCounter(setup.tally)
    window = Window(
      rootViewController: ObservesAgainCounterViewController(counter: counter, digits: setup.digits)
    )
    window.makeKeyAndVisible()
  }
}
