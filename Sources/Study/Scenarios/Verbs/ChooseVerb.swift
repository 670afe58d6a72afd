import HeadlessUI
import Trace

/// The step `- choose: Cancel`.
struct ChooseVerb: Verb {
  static let word = "choose"
  static let usage = "`choose: TITLE`"
  static let effect = "answers the alert"

  let title: String

  static func read(_ step: StepFields) -> Self? { step.text(word).map { ChooseVerb(title: $0) } }

  var lines: [String] { ["- choose: \(quoted(title))"] }
  var arguments: [String] { ["\"\(title)\""] }
  var input: Input { Input(Self.word, values: [.text(title)]) }

  func perform(on app: RunningApp) throws { try app.window.choose(title) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .alert(let alert) = opportunity else { return [] }
    return alert.actions.map { WeightedVerb(8, ChooseVerb(title: $0)) }
  }
}

extension StepAction {
  /// Answers the alert.
  public static func choose(title: String) -> Self { Self(ChooseVerb(title: title)) }
}
