public import Trace

/// Waits until typing rests.
@Traced(.model)
public final class TypingDelay {
  private let clock: VirtualClock
  private var waiting: ScheduledWork?

  /// A delay on a clock.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Waits anew, in place of what was waited for before.
  ///
  /// - Parameter completion: What to do once typing rests; not called once the delay is cancelled or
  ///   released.
  public func wait(_ completion: @escaping () -> Void) {
    let rested = bound(.closure, "rested", completion)
    waiting = clock.schedule(after: UserSearch.typingDelay, label: "typing rests") { rested() }
  }

  /// Waits no longer.
  public func cancel() { waiting = nil }
}
