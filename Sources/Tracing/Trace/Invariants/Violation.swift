/// A place in a log at which an invariant does not hold.
public struct Violation: Sendable, Hashable, Codable {
  /// The invariant's identifier.
  public let invariant: Invariant.ID
  /// The events that show it, in order.
  public let events: [Event.ID]
  /// What is wrong, in a sentence.
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
