/// A repository of a user; its address is what tells repositories apart.
public nonisolated struct Repository: Hashable, Sendable, Identifiable {
  /// The login of the user who owns it.
  public let owner: String
  /// Its name, unique among those of its owner.
  public let name: String
  /// A sentence about it.
  public let description: String
  /// The number of people who have starred it.
  public let stars: Int
  /// Its address.
  public let url: String
  public var id: String { url }

  /// A repository.
  public init(owner: String, name: String, description: String, stars: Int, url: String) {
    self.owner = owner
    self.name = name
    self.description = description
    self.stars = stars
    self.url = url
  }

  /// The owner’s login and the name: `viola/etudes`.
  public var fullName: String { "\(owner)/\(name)" }
}
