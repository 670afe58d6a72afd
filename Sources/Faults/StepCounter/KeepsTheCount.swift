import HeadlessUI
import Samples

/// The step counter in Cocoa MVC, whose model is a singleton.
@Traced(.composition)
final class KeepsTheCountApp: App {
  let window: Window

  init(setup: StepCounterSetup, environment: Environment) {
    window = Window(
      rootViewController: StepViewController(counter: SharedCounter.shared(on: environment.clock)))
    window.makeKeyAndVisible()
  }
}

/// The mistake: one counter for as long as the process lives, whatever screens come and go.
///
/// Each performance has a clock of its own, and stands for a process here.
@Traced(.composition)
enum SharedCounter {
  private static var counters: [(clock: VirtualClock, counter: StepCounter)] = []

  static func shared(on clock: VirtualClock) -> StepCounter {
    if let known = counters.first(where: { $0.clock === clock }) { return known.counter }
    let counter = StepCounter()
    counters.append((clock, counter))
    return counter
  }
}
