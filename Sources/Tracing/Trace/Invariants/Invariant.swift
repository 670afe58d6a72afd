/// A rule that every log must satisfy, whatever was performed.
public struct Invariant: Sendable, Identifiable {
  /// The short name, such as `calls-nest`.
  public let id: String
  /// The rule, in a sentence.
  public let statement: String
  private let check: @Sendable (EventLog) -> [(events: [Event.ID], sentence: String)]

  init(
    _ id: String, _ statement: String,
    check: @escaping @Sendable (EventLog) -> [(events: [Event.ID], sentence: String)]
  ) {
    self.id = id
    self.statement = statement
    self.check = check
  }

  /// Returns the violations in a log, in its order as far as there is one.
  public func violations(in log: EventLog) -> [Violation] {
    check(log).map { Violation($0.events, $0.sentence, of: id) }
  }
}

extension Invariant {
  /// All invariants of a single log.
  public static let all: [Invariant] = [
    .effectsHaveOrigins, .callsNest, .notificationsAreBound, .screensDie,
  ]
}

extension EventLog {
  /// Returns the violations of all invariants; a correctly recorded log has none.
  ///
  /// - Complexity: O(*n*) in the number of events, for each screen that is left.
  public func violations() -> [Violation] { Invariant.all.flatMap { $0.violations(in: self) } }
}

/// A violation of an invariant in a log.
public struct Violation: Sendable, Hashable, Codable {
  /// The invariant's identifier.
  public let invariant: Invariant.ID
  /// The events that show it, in order.
  public let events: [Event.ID]
  /// The description, in a sentence.
  public let sentence: String

  init(_ events: [Event.ID], _ sentence: String, of invariant: Invariant.ID) {
    self.invariant = invariant
    self.events = events
    self.sentence = sentence
  }
}

extension Violation: CustomStringConvertible {
  public var description: String { "\(invariant): \(sentence)" }
}
