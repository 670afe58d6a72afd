public import Trace

/// A counter that notifies its observers after every operation, changed or not.
@Traced(.model)
public final class TallyCounter {
  /// The digits as they are.
  public private(set) var tally: Tally
  private let observers = Observers<Tally>()

  /// A counter as a scenario sets it up.
  public init(_ tally: Tally) {
    self.tally = tally
  }

  /// Begins to observe; the present tally is delivered at once.
  ///
  /// - Parameter handler: What to do with each tally.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (Tally) -> Void) -> ObservationToken {
    observers.add(replaying: tally, of: "tally", handler)
  }

  /// Counts one further.
  public func increment() {
    tally.increment()
    observers.notify(tally)
  }

  /// Turns the smallest digits up.
  public func up() {
    tally.up()
    observers.notify(tally)
  }

  /// Turns the largest digits down.
  public func down() {
    tally.down()
    observers.notify(tally)
  }
}
