public import Trace

/// The things that an app gets from outside.
///
/// They are everything that is not the same in every run of a real one.
public struct Environment {
  /// The time, which a scenario moves.
  public let clock: VirtualClock
  /// The server of the app's services.
  public let server: ScriptedServer
  /// The list to which the app reports what must not be done.
  public let faults: Faults

  /// An environment for one performance; it outlives the app that is opened in it.
  ///
  /// - Parameters:
  ///   - clock: The time.
  ///   - mode: When the server answers.
  ///   - server: What the server may do; a sample without one sends it no requests.
  ///   - faults: Where faults are reported.
  public init(
    clock: VirtualClock, mode: ServerMode = .standard,
    server: ServerDescription = ServerDescription(), faults: Faults = Faults()
  ) {
    self.clock = clock
    self.server = ScriptedServer(clock: clock, mode: mode, description: server, faults: faults)
    self.faults = faults
  }
}
