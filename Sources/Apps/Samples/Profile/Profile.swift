/// The knowledge that the server has of a person.
public nonisolated struct Profile: Hashable, Sendable {
  /// The person's name.
  public let name: String
  /// The person's age in years.
  public let age: Int
  /// The presence of the person: online or not.
  public let presence: Presence

  /// A profile, as the server answers.
  public init(name: String, age: Int, presence: Presence) {
    self.name = name
    self.age = age
    self.presence = presence
  }
}

/// The presence of a person, online or not; the server also sends it unasked.
public nonisolated enum Presence: String, ServerEvent {
  case online
  case offline
}

/// One request for a profile, different from every other.
public nonisolated struct ProfileRequest: Hashable, Sendable {
  /// The request's number among those of one screen, from 1.
  public let number: Int
}
