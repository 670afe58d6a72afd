public import Trace

/// The service that takes the second that a star needs to change.
///
/// It is for patterns whose truth is not the model.
@Traced(.model)
public final class StarService {
  private let clock: VirtualClock
  private var settling: ScheduledWork?

  /// A service on a clock.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Answers when a change that begins now has ended.
  ///
  /// - Parameter completion: What to do then; not called once the service is released.
  public func settle(_ completion: @escaping () -> Void) {
    let answer = bound(.closure, "settled", completion)
    settling = clock.schedule(after: StarState.switchingTime, label: "settle") { answer() }
  }
}
