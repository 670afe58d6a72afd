import Samples
import Trace

/// A server that answers when the test says so.
final class TestServer {
  let clock = VirtualClock()
  let server: ScriptedServer

  init() {
    server = ScriptedServer(
      clock: clock, mode: .manual, description: ServerDescription(sending: Presence.self))
  }

  /// The state of each request, in order of issue.
  var requests: [RequestState] { server.requests }
}
