/// A type whose code speaks to the recorder, and which types inherit from it.
struct Speaker: Sendable {
  private let ancestry: @Sendable (Any.Type) -> Bool
  private let identity: @Sendable () -> Any.Type

  init<Declaring>(_ type: Declaring.Type) {
    ancestry = { $0 is Declaring.Type }
    identity = { Declaring.self }
  }

  /// The type itself.
  var type: Any.Type { identity() }

  /// Whether a type is this one or a subclass of it.
  func includes(_ type: Any.Type) -> Bool { ancestry(type) }
}
