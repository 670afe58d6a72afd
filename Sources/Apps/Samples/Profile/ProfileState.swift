/// The knowledge of a person, and the rules by which it is refreshed.
public nonisolated struct ProfileState: Hashable, Sendable {
  /// The name; `nil` before the first answer.
  public private(set) var name: String?
  /// The age in years; `nil` before the first answer.
  public private(set) var age: Int?
  /// The latest presence; `nil` before the first answer and the first push.
  public private(set) var presence: Presence?
  /// The reason why the last refresh failed.
  ///
  /// It is `nil` if it did not, or another one has begun.
  public private(set) var failure: ServerError?
  /// The request that is under way; a newer one takes the place of the older.
  public private(set) var request: ProfileRequest?

  private var requestCount = 0
  private var isPresenceNewer = false

  /// Nothing is known, and no request is under way.
  public init() {}

  /// Says whether a request is under way.
  public var isLoading: Bool { request != nil }

  /// Begins a request, in the place of the one that may be under way.
  public mutating func refresh() {
    requestCount += 1
    request = ProfileRequest(number: requestCount)
    isPresenceNewer = false
    failure = nil
  }

  /// Ends the request that is under way; without effect if there is none.
  ///
  /// An answer leaves the presence as it is if the server has sent a newer one meanwhile. A failure
  /// leaves everything as it is.
  ///
  /// - Parameter result: What came of the request.
  public mutating func received(_ result: Result<Profile, ServerError>) {
    guard isLoading else { return }
    request = nil
    switch result {
    case .success(let profile):
      name = profile.name
      age = profile.age
      if !isPresenceNewer { presence = profile.presence }
    case .failure(let error): failure = error
    }
  }

  /// The server has sent the presence unasked.
  ///
  /// - Parameter presence: The presence at this moment.
  public mutating func presenceChanged(to presence: Presence) {
    self.presence = presence
    isPresenceNewer = true
  }
}
