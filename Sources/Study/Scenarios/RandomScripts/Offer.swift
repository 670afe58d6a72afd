import HeadlessUI
import Samples

/// Something that a random script may do next, and how often it is taken.
///
/// The weights are chosen so that a walk of forty steps meets every state often: what opens the way
/// to more (answers, selections, going back) weighs more than what closes it (leaving).
struct Offer {
  /// The frequency with which it is taken, compared with the others.
  let weight: Int
  /// Decides what is left open, such as the text to type.
  let make: (inout SplitMix64) -> any Verb

  /// An offer that leaves something open.
  init(_ weight: Int, make: @escaping (inout SplitMix64) -> any Verb) {
    self.weight = weight
    self.make = make
  }

  /// An offer that leaves nothing open.
  init(_ weight: Int, _ verb: some Verb) {
    self.weight = weight
    make = { _ in verb }
  }

  /// All that can be done next.
  static func all(in situation: Situation, of sample: SampleDescription) -> [Offer] {
    Occasion.all(in: situation, of: sample).flatMap { occasion in
      Verbs.all.flatMap { $0.offers(for: occasion, in: situation) }
    }
  }
}
