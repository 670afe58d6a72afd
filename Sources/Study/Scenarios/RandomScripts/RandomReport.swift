import HeadlessUI
public import Identifiers
import Samples

/// A report of the situations that random scripts met, and of the patterns' agreement.
public struct RandomReport: Sendable {
  /// The sample's identifier.
  public let sample: SampleID
  /// The seed of the first script.
  public let seed: UInt64
  /// The number of performed scripts.
  public private(set) var scripts = 0
  /// The number of scripts that were recorded in full.
  public private(set) var recorded = 0
  /// The number of performed steps, without the implicit first and last ones.
  public private(set) var steps = 0
  /// The number of steps for each verb's word.
  public private(set) var verbs: [String: Int] = [:]
  /// The number of steps after which each screen was visible; `none` after leaving.
  public private(set) var screens: [String: Int] = [:]
  /// The number of steps that met each edge case.
  public private(set) var edgeCases: [EdgeCase: Int] = [:]
  /// The number of scripts that met each edge case at least once.
  public private(set) var scriptsMeeting: [EdgeCase: Int] = [:]
  /// The first failing script, if there is one.
  public internal(set) var failure: RandomFailure?

  private var premises: Set<EdgeCase.Premise>
  private var metInScript: Set<EdgeCase> = []

  init(of sample: SampleDescription, seed: UInt64) {
    self.sample = sample.id
    self.seed = seed
    premises = EdgeCase.Premise.known(of: sample)
  }

  /// The edge cases that the sample can have, by its description and the frames seen, in order.
  ///
  /// One that was never met was missed.
  public var possibleEdgeCases: [EdgeCase] {
    EdgeCase.allCases.filter { $0.premises.isSubset(of: premises) }
  }
}

// MARK: Counting

extension RandomReport {
  mutating func beginScript(isRecorded: Bool) {
    scripts += 1
    metInScript = []
    if isRecorded { recorded += 1 }
  }

  mutating func count(_ action: StepAction, from before: Situation, to after: Situation) {
    steps += 1
    verbs[action.word, default: 0] += 1
    screens[after.frame.screen ?? "none", default: 0] += 1
    premises.formUnion(EdgeCase.Premise.shown(by: after.frame))
    for edgeCase in EdgeCase.allCases where edgeCase.isMet(by: action, from: before, to: after) {
      edgeCases[edgeCase, default: 0] += 1
      if metInScript.insert(edgeCase).inserted { scriptsMeeting[edgeCase, default: 0] += 1 }
    }
  }
}

/// A random script on which the patterns of a sample disagree or break a rule.
public struct RandomFailure: Error, Sendable {
  /// The number of the script, from 1.
  public let number: Int
  /// The number of its steps when it failed.
  public let originalLength: Int
  /// The smallest script found that fails in the same way.
  public let scenario: Scenario
  /// The reason for the failure.
  public let reason: Reason

  /// The reason why a script fails.
  public enum Reason: Sendable, Hashable {
    /// Two patterns show different frames.
    case disagreement(Disagreement)
    /// A step is possible in one pattern, but not, or not for the same reason, in another.
    case obstacles(
      step: Int, first: PatternID, _ firstMessage: String, second: PatternID,
      _ secondMessage: String)
    /// All patterns fail in the same way, although the script's step is possible.
    case misuse(step: Int, message: String)
    /// A participant outlives a `leave`.
    case survivors(pattern: PatternID, step: Int, participants: [String])
    /// A recording breaks a rule that holds for every recording.
    case invariants(pattern: PatternID, violations: [String])
  }
}

extension RandomFailure.Reason {
  /// Returns whether another failure is of the same kind.
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
      "step \(step): \(first): \(firstMessage); \(second): \(secondMessage)"
    case .misuse(let step, let message): "step \(step): \(message)"
    case .survivors(let pattern, let step, let participants):
      "\(pattern): \(participants.joined(separator: ", ")) still alive after leaving "
        + "in step \(step)"
    case .invariants(let pattern, let violations):
      "\(pattern): \(violations.joined(separator: "; "))"
    }
  }
}
