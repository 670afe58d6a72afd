public import Trace

/// What an app gets from outside: everything that is not the same in every run of a real one.
public struct Environment {
  /// The time, which a scenario moves.
  public let clock: VirtualClock
  /// Where the app reports what must not be done.
  public let faults: Faults

  /// An environment for one performance; it outlives the app that is opened in it.
  ///
  /// - Parameters:
  ///   - clock: The time.
  ///   - faults: Where faults are reported.
  public init(clock: VirtualClock, faults: Faults = Faults()) {
    self.clock = clock
    self.faults = faults
  }
}
