import Diagnostics
import Documents
import HeadlessUI
import Trace

/// The step `- wait: 0.5s`.
struct WaitVerb: Verb {
  static let word = "wait"
  static let usage = "`wait: 0.5s`"
  static let effect = "moves the clock"

  let milliseconds: Int

  static func read(_ step: StepFields) -> Self? {
    guard let value = step.fields.required(word), let text = value.string(step.collector) else {
      return nil
    }
    if let milliseconds = Seconds.milliseconds(text) { return WaitVerb(milliseconds: milliseconds) }
    let meant = Seconds.meant(by: text)
    let diagnostic = Diagnostic(
      .wrongType, at: value.location, "expected a time, found '\(text)'",
      explanation: "A time is written in seconds, with at most three decimals and an 's'; "
        + "the longest is a day, \(Seconds.text(Seconds.longest)).",
      suggestion: "write '0.5s' for half a second")
    step.collector.report(meant.map { diagnostic.replacing(text, with: $0) } ?? diagnostic)
    return nil
  }

  var lines: [String] { ["- wait: \(Seconds.text(milliseconds))"] }
  var arguments: [String] { [Seconds.text(milliseconds)] }
  var input: Input { Input(Self.word, values: [.described(Seconds.text(milliseconds))]) }

  func perform(on app: RunningApp) throws { try app.advance(by: milliseconds) }
}

// MARK: Random scripts

extension WaitVerb {
  /// Times at which work may fall due, and those just before and after.
  private static let times = [
    1, 100, 199, 200, 201, 250, 299, 300, 301, 499, 500, 501, 750, 999, 1_000, 1_001, 1_500, 2_000,
  ]

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .clock = opportunity else { return [] }
    let frame = situation.frame
    return [WeightedVerb(frame.screen == nil ? 1 : frame.alert == nil ? 9 : 4, make: random)]
  }

  private static func random(_ random: inout SplitMix64) -> any Verb {
    // A second settles most work, so it is chosen more often than other times.
    WaitVerb(
      milliseconds: random.number(in: 0...3) == 0 ? 1_000 : random.element(of: times))
  }

  var simpler: [any Verb] {
    [0, 1_000, 500, 100, 1].map { WaitVerb(milliseconds: $0) }.filter { $0.cost < cost }
  }

  /// The difficulty of reading the time: first its number of characters, then its length.
  private var cost: Int { Seconds.text(milliseconds).count * 100_000 + milliseconds }
}

extension StepAction {
  /// Advances the clock.
  public static func wait(milliseconds: Int) -> Self { Self(WaitVerb(milliseconds: milliseconds)) }

  /// The time by which the step advances the clock, in milliseconds.
  public var duration: Int { (verb as? WaitVerb)?.milliseconds ?? 0 }
}
