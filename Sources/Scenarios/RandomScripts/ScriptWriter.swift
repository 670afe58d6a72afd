import HeadlessUI
import Samples

/// Writes a script at random, step by step, from what the current frame offers.
struct ScriptWriter {
  private var random: SplitMix64
  private let sample: SampleDescription

  /// Times at which something may fall due, and those just before and just after.
  private static let waits = [
    1, 100, 199, 200, 201, 250, 299, 300, 301, 499, 500, 501, 750, 999, 1_000, 1_001, 1_500, 2_000,
  ]
  private static let latencies = [0, 1, 100, 300, 1_000]
  private static let texts = ["o", "vio", "obo", "viola", "x", " "]

  /// A writer; equal seeds write equal scripts, as long as the frames are equal.
  init(of sample: SampleDescription, seed: UInt64) {
    self.sample = sample
    random = SplitMix64(seed: seed)
  }

  /// What the script begins with: bounds and defaults more often than other numbers; if there is a
  /// server, each of its modes often.
  mutating func setting() -> RandomSetting {
    let setup = setup()
    guard sample.server != nil else { return RandomSetting(setup: setup) }
    return RandomSetting(setup: setup, server: mode())
  }

  private mutating func mode() -> ServerMode {
    switch random.number(in: 0...5) {
    case 0, 1: .manual
    case 2: .immediate
    case 3: .latency(milliseconds: Self.latencies[index(of: Self.latencies)])
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
  mutating func action(after situation: Situation) -> Step.Action {
    switch random.pick(Offer.all(in: situation, of: sample)) {
    case .action(let action): action
    case .tap(let widget): tap(widget)
    case .type(let field): .type(text: Self.texts[index(of: Self.texts)], field: field)
    case .fail(let request): .fail(request, error: error())
    case .wait, nil: .wait(milliseconds: wait())
    }
  }

  private mutating func tap(_ widget: String) -> Step.Action {
    let isRepeated = random.number(in: 0...7) == 0
    return .tap(widget: widget, times: isRepeated ? random.number(in: 2...4) : 1)
  }

  private mutating func error() -> ServerError {
    ServerError.allCases[index(of: ServerError.allCases)]
  }

  private mutating func wait() -> Int {
    // A second settles most things, so it comes more often than its neighbours.
    random.number(in: 0...3) == 0 ? 1_000 : Self.waits[index(of: Self.waits)]
  }

  private mutating func index(of list: [some Any]) -> Int {
    random.number(in: 0...(list.count - 1))
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
