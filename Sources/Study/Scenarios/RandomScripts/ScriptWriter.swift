import Samples

/// Writes a script at random, step by step, from what the current frame offers.
struct ScriptWriter {
  private var random: SplitMix64
  private let sample: SampleDescription

  private static let latencies = [0, 1, 100, 300, 1_000]

  /// A writer; equal seeds write equal scripts, as long as the frames are equal.
  init(of sample: SampleDescription, seed: UInt64) {
    self.sample = sample
    random = SplitMix64(seed: seed)
  }

  /// Returns the setting with which the script begins: bounds and defaults more often than other
  /// numbers; if there is a server, each of its modes often.
  mutating func setting() -> RandomSetting {
    let setup = setup()
    guard sample.server != nil else { return RandomSetting(setup: setup) }
    return RandomSetting(setup: setup, server: mode())
  }

  private mutating func mode() -> ServerMode {
    switch random.number(in: 0...5) {
    case 0, 1: .manual
    case 2: .immediate
    case 3: .latency(milliseconds: random.element(of: Self.latencies))
    default: .standard
    }
  }

  private mutating func setup() -> [String: Int] {
    var values: [String: Int] = [:]
    for key in sample.setup {
      switch random.number(in: 0...4) {
      case 0: values[key.name] = key.bounds.lowerBound
      case 1: values[key.name] = key.bounds.upperBound
      case 2: values[key.name] = random.number(in: key.bounds)
      default: break
      }
    }
    return agreed(values)
  }

  /// The next step.
  mutating func action(after situation: Situation) -> StepAction {
    let offers = WeightedVerb.all(in: situation, of: sample).map { (weight: $0.weight, choice: $0) }
    guard let offer = random.pick(offers) else { return .wait(milliseconds: 0) }
    return StepAction(offer.make(&random))
  }

  /// The values without those that do not go together with others.
  private func agreed(_ values: [String: Int]) -> [String: Int] {
    var values = values
    while true {
      do throws(SetupError) {
        _ = try sample.widgets(values)
        return values
      } catch {
        guard values.removeValue(forKey: error.key) != nil else { return [:] }
      }
    }
  }
}

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
