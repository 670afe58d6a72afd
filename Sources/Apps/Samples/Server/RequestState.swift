/// What became of a request, as the server knows it.
public nonisolated enum RequestState: String, Sendable, Hashable {
  case pending
  case answered
  case failed
  case cancelled
}

/// A request as the server keeps it; the server does not keep the request alive.
struct IssuedRequest {
  weak var token: RequestToken?
  /// The failure that a script has chosen beforehand.
  let failure: ServerError?
  /// What the server did with it: answered or failed; nothing so far.
  var outcome: RequestState?

  /// What became of it.
  var state: RequestState {
    outcome ?? (token?.isUnderWay == true ? .pending : .cancelled)
  }
}
