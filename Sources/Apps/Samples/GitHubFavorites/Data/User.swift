/// A person who has repositories.
public nonisolated struct User: Hashable, Sendable {
  /// The name that tells users apart.
  public let login: String

  /// A user.
  public init(login: String) {
    self.login = login
  }
}
