import Documents
import HeadlessUI
import Trace

/// The step `- tap: up`, with `times: 3`.
struct TapVerb: Verb {
  static let word = "tap"
  static let usage = "`tap: ID` (`times: N`)"
  static let effect = "taps a widget; a disabled one takes the tap and nothing happens"

  let widget: String
  var times = 1

  static func read(_ step: StepFields) -> Self? {
    let widget = step.widget(word)
    let times = step.fields.int("times", in: 1...10_000, default: 1)
    return widget.map { TapVerb(widget: $0, times: times) }
  }

  var lines: [String] { ["- tap: \(widget)"] + (times == 1 ? [] : ["  times: \(times)"]) }
  var arguments: [String] { [widget] + (times == 1 ? [] : ["\(times) times"]) }

  var parts: [any Verb] { Array(repeating: TapVerb(widget: widget), count: times) }
  var input: Input { Input(Self.word, target: widget) }

  func perform(on app: RunningApp) throws { try app.window.tap(widget) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .widget(let widget) = opportunity, widget.kind == .button else { return [] }
    let offer = WeightedVerb(widget.isEnabled == true ? 8 : 3) { random in
      let isRepeated = random.number(in: 0...7) == 0
      return TapVerb(
        widget: widget.identifier, times: isRepeated ? random.number(in: 2...4) : 1)
    }
    return [offer]
  }

  var simpler: [any Verb] { (1..<times).map { TapVerb(widget: widget, times: $0) } }
}

extension StepAction {
  /// Taps a visible widget a number of times, and drains the queue after each tap.
  public static func tap(widget: String, times: Int) -> Self {
    Self(TapVerb(widget: widget, times: times))
  }
}
