/// Something that must hold of every log, whatever was performed.
public struct Invariant: Sendable, Identifiable {
  /// A short name: `calls-nest`.
  public let id: String
  /// The statement of what must hold, in a sentence.
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

  /// Returns the places where a log breaks the invariant; in the log's order as far as there is
  /// one.
  public func violations(in log: EventLog) -> [Violation] {
    check(log).map { Violation($0.events, $0.sentence, of: id) }
  }
}

extension Invariant {
  /// All that can be checked of a single log.
  public static let all: [Invariant] = [
    .effectsHaveOrigins, .callsNest, .notificationsAreBound, .screensDie,
  ]
}

extension EventLog {
  /// Returns the places where the log breaks any invariant; empty for every log of a program that
  /// is recorded well.
  ///
  /// - Complexity: O(*n*) in the number of events, for each screen that is left.
  public func violations() -> [Violation] { Invariant.all.flatMap { $0.violations(in: self) } }
}

/// A place in a log at which an invariant does not hold.
public struct Violation: Sendable, Hashable, Codable {
  /// The invariant's identifier.
  public let invariant: Invariant.ID
  /// The events that show it, in order.
  public let events: [Event.ID]
  /// The description of what is wrong, in a sentence.
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
