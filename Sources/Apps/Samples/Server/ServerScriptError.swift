/// The reason why a server could not do what a script says.
public nonisolated enum ServerScriptError: Error, Sendable, Hashable {
  /// There is no request with this number.
  case neverIssued(Int, issued: Int)
  /// The request was answered or failed already.
  case completed(Int, RequestState)
  /// The server sends no such event.
  case unknownEvent(String, known: [String])
}

nonisolated extension ServerScriptError: CustomStringConvertible {
  /// The error in a sentence, with its details.
  public var description: String {
    switch self {
    case .neverIssued(let number, let issued):
      "request \(number) was never issued; \(issued) \(issued == 1 ? "was" : "were")"
    case .completed(let number, let state):
      state == .failed
        ? "request \(number) has failed already" : "request \(number) was answered already"
    case .unknownEvent(let name, let known):
      "the server sends no event “\(name)”"
        + (known.isEmpty ? "" : " (\(known.joined(separator: ", ")))")
    }
  }
}
