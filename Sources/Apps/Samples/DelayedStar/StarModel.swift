public import Trace

/// A star that takes a second to change; one for all screens of the app.
@Traced(.model)
public final class StarModel {
  /// The state of the star.
  public private(set) var state = StarState.initial
  private var settling: ScheduledWork?
  private let clock: VirtualClock
  private let observers = Observers<StarState>()

  /// A star that is not set.
  public init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Begins to observe; the present state is delivered at once.
  ///
  /// - Parameter handler: What to do with each state.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (StarState) -> Void) -> ObservationToken {
    observers.add(replaying: state, of: "state", handler)
  }

  /// Changes to the other star, unless a change is under way.
  public func toggle() {
    if let next = state.toggled() { change(to: next) }
  }

  /// Sets the star; while a change is under way, or when it is set, observers are notified again.
  public func star() {
    if let next = state.starred() { change(to: next) } else { observers.notify(state) }
  }

  private func change(to next: StarState) {
    state = next
    settling = clock.schedule(after: StarState.switchingTime, label: "settle") { [weak self] in
      self?.settle()
    }
    observers.notify(state)
  }

  private func settle() {
    settling = nil
    state = state.settled()
    observers.notify(state)
  }
}
