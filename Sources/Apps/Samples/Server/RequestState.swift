/// The state of a request, as the server knows it.
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
  /// The outcome at the server: answered or failed; `nil` if neither so far.
  var outcome: RequestState?

  /// The state of the request.
  var state: RequestState {
    outcome ?? (token?.isUnderWay == true ? .pending : .cancelled)
  }
}
