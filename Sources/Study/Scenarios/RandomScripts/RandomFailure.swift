public import Identifiers

/// A random script on which the patterns of a sample do not agree, or break a rule.
public struct RandomFailure: Error, Sendable {
  /// The number of the script, from 1.
  public let number: Int
  /// The number of its steps when it failed.
  public let originalLength: Int
  /// The smallest script that was found to fail in the same way.
  public let scenario: Scenario
  /// The reason why it fails.
  public let reason: Reason

  /// The reason why a script fails.
  public enum Reason: Sendable, Hashable {
    /// Two patterns show different frames.
    case disagreement(Disagreement)
    /// A step can be done in one pattern, and not, or not for the same reason, in another.
    case obstacles(
      step: Int, first: PatternID, _ firstMessage: String, second: PatternID,
      _ secondMessage: String)
    /// All patterns fail alike, and not because a person could not do what the script says.
    case misuse(step: Int, message: String)
    /// Something outlives a `leave`.
    case survivors(pattern: PatternID, step: Int, participants: [String])
    /// A recording breaks a rule that all of them must keep.
    case invariants(pattern: PatternID, violations: [String])
  }
}

extension RandomFailure.Reason {
  /// Returns whether another failure is one of the same sort.
  func isSimilar(to other: Self) -> Bool {
    switch (self, other) {
    case (.disagreement, .disagreement), (.obstacles, .obstacles), (.misuse, .misuse),
      (.survivors, .survivors), (.invariants, .invariants):
      true
    default: false
    }
  }
}

extension RandomFailure.Reason: CustomStringConvertible {
  /// The failure in a sentence.
  public var description: String {
    switch self {
    case .disagreement(let found):
      "\(found.first) and \(found.second) differ after step \(found.step): \(found.difference)"
    case .obstacles(let step, let first, let firstMessage, let second, let secondMessage):
      "step \(step): in \(first) \(firstMessage), in \(second) \(secondMessage)"
    case .misuse(let step, let message): "step \(step): \(message)"
    case .survivors(let pattern, let step, let participants):
      "\(pattern): \(participants.joined(separator: ", ")) alive after leaving in step \(step)"
    case .invariants(let pattern, let violations):
      "\(pattern): \(violations.joined(separator: "; "))"
    }
  }
}
