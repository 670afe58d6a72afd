public import Trace

/// A counter of steps that notifies its observers when the count changes.
@Traced(.model)
public final class StepCounter {
  /// The count as it is.
  public private(set) var count = StepCount()
  private let observers = Observers<StepCount>()

  /// A counter at zero.
  public init() {}

  /// Begins to observe; the present count is delivered at once.
  ///
  /// - Parameter handler: What to do with each count.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (StepCount) -> Void) -> ObservationToken {
    observers.add(replaying: count, of: "count", handler)
  }

  /// Counts one further.
  public func increment() {
    count.increment()
    observers.notify(count)
  }

  /// Takes one step back; at zero nothing changes, and no observer is notified.
  public func decrement() {
    guard count.canDecrement else { return }
    count.decrement()
    observers.notify(count)
  }
}
