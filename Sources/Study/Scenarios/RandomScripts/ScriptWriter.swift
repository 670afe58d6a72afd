import Samples

/// Writes a random script step by step, choosing from the options of the current frame.
struct ScriptWriter {
  private var random: SplitMix64
  private let sample: SampleDescription

  private static let latencies = [0, 1, 100, 300, 1_000]

  /// Creates a writer; equal seeds produce equal scripts as long as the frames are equal.
  init(of sample: SampleDescription, seed: UInt64) {
    self.sample = sample
    random = SplitMix64(seed: seed)
  }

  /// Returns the setting with which the script begins.
  ///
  /// Bounds and defaults are more frequent than other numbers. Each mode of the server is common.
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

  mutating func action(after situation: Situation) -> StepAction {
    let offers = WeightedVerb.all(in: situation, of: sample).map { (weight: $0.weight, choice: $0) }
    guard let offer = random.pick(offers) else { return .wait(milliseconds: 0) }
    return StepAction(offer.make(&random))
  }

  /// Returns the values without those that contradict others.
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

/// A verb that a random script may write next, with its frequency.
///
/// The weights let a walk of forty steps meet every state often. Verbs that make more steps
/// possible (answers, selections, going back) weigh more than those that do not (leaving).
struct WeightedVerb {
  /// The relative frequency with which it is chosen.
  let weight: Int
  /// Chooses the open details, such as the text to type.
  let make: (inout SplitMix64) -> any Verb

  /// Creates a verb with open details.
  init(_ weight: Int, make: @escaping (inout SplitMix64) -> any Verb) {
    self.weight = weight
    self.make = make
  }

  /// Creates a verb without open details.
  init(_ weight: Int, _ verb: some Verb) {
    self.weight = weight
    make = { _ in verb }
  }

  static func all(in situation: Situation, of sample: SampleDescription) -> [WeightedVerb] {
    Opportunity.all(in: situation, of: sample).flatMap { opportunity in
      Verbs.all.flatMap { $0.offers(for: opportunity, in: situation) }
    }
  }
}
