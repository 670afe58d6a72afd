public import Trace

/// What an app gets from outside: everything that is not the same in every run of a real one.
public struct Environment {
  /// The time, which a scenario moves.
  public let clock: VirtualClock

  /// An environment for one performance; it outlives the app that is opened in it.
  public init(clock: VirtualClock) {
    self.clock = clock
  }
}
