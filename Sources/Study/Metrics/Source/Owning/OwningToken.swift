public import Trace

/// The types whose objects represent a registration: whoever holds one keeps the registration, and
/// releasing it ends it.
public enum OwningToken {
  /// How such types are called, and by which mechanisms they register.
  private static let mechanisms: [(ending: String, mechanisms: Set<Mechanism>)] = [
    ("ObservationToken", [.observer]), ("EventToken", [.closure, .observer]),
    ("NotificationToken", [.notification]), ("RequestToken", []),
    ("Cancellable", [.publisher, .keyPath]), ("Subscription", [.store, .publisher]),
    ("Registration", [.closure]),
  ]

  /// Whether a type, named without generic arguments, is a token's.
  public static func isToken(_ name: String) -> Bool { entry(name) != nil }

  /// The mechanisms by which a token registers its holder; none for what ends with one answer.
  public static func mechanisms(of name: String) -> Set<Mechanism> {
    entry(name)?.mechanisms ?? []
  }

  private static func entry(_ name: String) -> (ending: String, mechanisms: Set<Mechanism>)? {
    mechanisms.first { name.hasSuffix($0.ending) && !name.hasPrefix("Weak") }
  }
}
