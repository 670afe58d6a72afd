import HeadlessUI
import Trace

/// The step `- leave`.
struct LeaveVerb: LoneVerb {
  static let word = "leave"
  static let effect = "releases the app, and with it the domain"

  var input: Input { Input(Self.word, purpose: .leavesApp) }

  func perform(on app: RunningApp) throws { try app.leave() }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .openApp = opportunity else { return [] }
    // Work that is pending when the app is left tends to outlive it.
    return [WeightedVerb(situation.isWaiting ? 4 : 1, LeaveVerb())]
  }
}

extension StepAction {
  /// Releases the root of the app, and with it the domain.
  public static var leave: Self { Self(LeaveVerb()) }
}
