import Trace

/// The step `- open`.
struct OpenVerb: LoneVerb {
  static let word = "open"
  static let effect = "builds the app again, from the scenario's `setup`"

  var input: Input { Input(Self.word, purpose: .opensApp) }

  func perform(on app: RunningApp) throws { try app.open() }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    if case .closedApp = opportunity { [WeightedVerb(6, OpenVerb())] } else { [] }
  }
}

extension StepAction {
  /// Builds the app from the scenario's `setup`.
  public static var open: Self { Self(OpenVerb()) }
}
