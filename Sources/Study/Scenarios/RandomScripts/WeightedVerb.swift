import HeadlessUI
import Samples

/// A verb that a random script may write next, and how often it does.
///
/// The weights are chosen so that a walk of forty steps meets every state often: what opens the way
/// to more (answers, selections, going back) weighs more than what closes it (leaving).
struct WeightedVerb {
  /// The frequency with which it is taken, compared with the others.
  let weight: Int
  /// Decides what is left open, such as the text to type.
  let make: (inout SplitMix64) -> any Verb

  /// A verb that leaves something open.
  init(_ weight: Int, make: @escaping (inout SplitMix64) -> any Verb) {
    self.weight = weight
    self.make = make
  }

  /// A verb that leaves nothing open.
  init(_ weight: Int, _ verb: some Verb) {
    self.weight = weight
    make = { _ in verb }
  }

  /// All that can be done next.
  static func all(in situation: Situation, of sample: SampleDescription) -> [WeightedVerb] {
    Opportunity.all(in: situation, of: sample).flatMap { opportunity in
      Verbs.all.flatMap { $0.offers(for: opportunity, in: situation) }
    }
  }
}
