/// The reason why a request failed; the raw value is the word that scripts use.
public nonisolated enum ServerError: String, Error, Sendable, Hashable, CaseIterable {
  case offline
  case token
  case server

  /// The message that a person reads, in all samples.
  public var message: String {
    switch self {
    case .offline: "You appear to be offline."
    case .token: "The access token is not valid."
    case .server: "The server answered 500."
    }
  }
}
