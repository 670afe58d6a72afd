import HeadlessUI
import Samples

/// Writes a script at random, step by step, from what the current frame offers.
struct ScriptWriter {
  private var random: SplitMix64

  /// Times at which something may fall due, and those just before and just after.
  private static let waits = [
    1, 100, 199, 200, 201, 250, 299, 300, 301, 499, 500, 501, 750, 999, 1_000, 1_001, 1_500, 2_000,
  ]
  private static let texts = ["o", "vio", "obo", "viola", "x", " "]

  /// A writer; equal seeds write equal scripts, as long as the frames are equal.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Numbers to set a sample up with: bounds and defaults more often than others.
  mutating func setup(of sample: SampleDescription) -> [String: Int] {
    var values: [String: Int] = [:]
    for key in sample.setup {
      switch random.number(in: 0...4) {
      case 0: values[key.name] = key.bounds.lowerBound
      case 1: values[key.name] = key.bounds.upperBound
      case 2: values[key.name] = random.number(in: key.bounds)
      default: break
      }
    }
    return agreed(values, sample)
  }

  /// The next step, after a frame.
  mutating func action(after frame: Frame) -> Step.Action {
    switch random.pick(Offer.all(in: frame)) {
    case .action(let action): action
    case .tap(let widget): tap(widget)
    case .type(let field): .type(text: Self.texts[index(of: Self.texts)], field: field)
    case .wait, nil: .wait(milliseconds: wait())
    }
  }

  private mutating func tap(_ widget: String) -> Step.Action {
    let isRepeated = random.number(in: 0...7) == 0
    return .tap(widget: widget, times: isRepeated ? random.number(in: 2...4) : 1)
  }

  private mutating func wait() -> Int {
    // A second settles most things, so it comes more often than its neighbours.
    random.number(in: 0...3) == 0 ? 1_000 : Self.waits[index(of: Self.waits)]
  }

  private mutating func index(of list: [some Any]) -> Int {
    random.number(in: 0...(list.count - 1))
  }

  /// The values without those that do not go together with others.
  private func agreed(_ values: [String: Int], _ sample: SampleDescription) -> [String: Int] {
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
