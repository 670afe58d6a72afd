import HeadlessUI
import Trace

/// The step `- back`.
struct BackVerb: LoneVerb {
  static let word = "back"
  static let effect = "pops the top screen"

  var input: Input { Input(Self.word) }

  func perform(on app: RunningApp) throws { try app.window.back() }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    if case .stack = opportunity { [WeightedVerb(7, BackVerb())] } else { [] }
  }
}

extension StepAction {
  /// Pops the top screen.
  public static var back: Self { Self(BackVerb()) }
}
