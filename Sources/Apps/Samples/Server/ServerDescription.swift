/// The description of a sample's server by which scripts are checked.
///
/// They are checked before they are played.
public nonisolated struct ServerDescription: Sendable {
  /// All that the server may send unasked.
  public let events: [any ServerEvent]

  /// A server that only answers.
  public init() { events = [] }

  /// A server that also sends events.
  ///
  /// - Parameter event: The type of the events.
  public init<Event: ServerEvent>(sending event: Event.Type) { events = Array(Event.allCases) }

  /// The words that `push` takes.
  public var eventNames: [String] {
    // A key path to the raw value of an existential crashes the compiler.
    events.map { $0.rawValue }
  }
}
