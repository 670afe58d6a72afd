import HeadlessUI
import Trace

/// The step `- back`.
struct BackVerb: LoneVerb {
  static let word = "back"
  static let effect = "pops the top screen"

  var input: Input { Input(Self.word) }

  func perform(on app: RunningApp) throws { try app.window.back() }

  static func offers(for occasion: Occasion, in situation: Situation) -> [Offer] {
    if case .stack = occasion { [Offer(7, BackVerb())] } else { [] }
  }
}

extension StepAction {
  /// Pops the top screen.
  public static var back: Self { Self(BackVerb()) }
}
