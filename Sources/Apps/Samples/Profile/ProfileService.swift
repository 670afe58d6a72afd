public import Trace

/// The server's view of one person: a profile when it is requested, the presence unasked.
@Traced(.model)
public final class ProfileService {
  private let server: ScriptedServer

  /// A service on a server.
  public init(server: ScriptedServer) {
    self.server = server
  }

  /// Requests the profile.
  ///
  /// - Parameter completion: What to do with the answer; the server may answer inside this call.
  /// - Returns: The request; releasing it cancels it.
  public func profile(
    _ completion: @escaping (Result<Profile, ServerError>) -> Void
  ) -> RequestToken {
    server.send(LatestProfile(), bound(.closure, "profile", completion))
  }

  /// Begins to observe the presence; nothing is delivered before the server sends it.
  ///
  /// - Parameter handler: What to do with each presence.
  /// - Returns: The subscription; releasing it ends it.
  public func observePresence(_ handler: @escaping (Presence) -> Void) -> EventToken {
    server.subscribe(bound(.observer, "presence", handler))
  }
}

private nonisolated struct LatestProfile: Endpoint {
  /// Tells answers apart by the age: the first request finds Viola at 34.
  func response(toRequest number: Int) -> Profile {
    Profile(name: "Viola", age: 33 + number, presence: .offline)
  }
}
