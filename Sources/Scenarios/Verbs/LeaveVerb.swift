import HeadlessUI
import Samples
import Trace

/// The step `- leave`.
struct LeaveVerb: LoneVerb {
  static let word = "leave"
  static let effect = "releases the app, and with it the domain"

  var input: Input { Input(Self.word, purpose: .leavesApp) }

  func perform(on app: RunningApp) throws { try app.leave() }

  static func offers(for occasion: Occasion, in situation: Situation) -> [Offer] {
    guard case .openApp = occasion else { return [] }
    // What is under way when the app is left is what tends to outlive it.
    let isWaiting = !situation.requests(.pending).isEmpty
    return [Offer(isWaiting ? 3 : situation.frame.alert == nil ? 2 : 1, LeaveVerb())]
  }
}

extension StepAction {
  /// Releases the app's root, and with it the domain.
  public static var leave: Self { Self(LeaveVerb()) }
}
