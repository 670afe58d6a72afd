/// A star, set or not.
public nonisolated enum Star: String, Hashable, Sendable {
  case set = "★"
  case unset = "☆"

  /// The other one.
  public var other: Star { self == .set ? .unset : .set }
}

/// The state of a star that takes time to change, and the rules of changing it.
public nonisolated enum StarState: Hashable, Sendable {
  case settled(Star)
  case switching(to: Star)

  /// The duration of a change, in milliseconds.
  public static let switchingTime = 1_000

  /// The state in which a star begins.
  public static let initial = StarState.settled(.unset)

  /// The star as it is, or as it is becoming.
  public var star: Star {
    switch self {
    case .settled(let star), .switching(to: let star): star
    }
  }

  /// Says whether a change is under way.
  public var isSwitching: Bool { self == .switching(to: star) }

  /// Says whether the star is set, and stays so.
  public var isStarred: Bool { self == .settled(.set) }

  /// The change to the other star; `nil` while a change is under way.
  public func toggled() -> StarState? {
    isSwitching ? nil : .switching(to: star.other)
  }

  /// The change to a set star; `nil` while a change is under way or when it is set already.
  public func starred() -> StarState? {
    isStarred ? nil : toggled()
  }

  /// The end of the change that is under way.
  public func settled() -> StarState { .settled(star) }
}
