import Samples

/// The mistake: one counter for as long as the process lives, whatever screens come and go.
///
/// Each performance has a clock of its own, and stands for a process here.
@Traced(.composition)
enum KeepsTheCountShared {
  private static var counters: [(clock: VirtualClock, counter: StepCounter)] = []

  static func counter(on clock: VirtualClock) -> StepCounter {
    if let known = counters.first(where: { $0.clock === clock }) { return known.counter }
    let counter = StepCounter()
    counters.append((clock, counter))
    return counter
  }
}
