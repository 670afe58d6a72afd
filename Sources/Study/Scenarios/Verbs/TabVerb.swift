import HeadlessUI
import Trace

/// The step `- tab: search`.
struct TabVerb: Verb {
  static let word = "tab"
  static let usage = "`tab: ID`"
  static let effect = "switches to a tab"

  let tab: String

  static func read(_ step: StepFields) -> Self? { step.text(word).map { TabVerb(tab: $0) } }

  var lines: [String] { ["- tab: \(quoted(tab))"] }
  var arguments: [String] { [tab] }
  var input: Input { Input(Self.word, target: tab) }

  func perform(on app: RunningApp) throws { try app.window.tab(tab) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .tab(let tab, let isSelected) = opportunity else { return [] }
    return [WeightedVerb(isSelected ? 1 : 2, TabVerb(tab: tab))]
  }
}

extension StepAction {
  /// Switches to a tab.
  public static func tab(_ tab: String) -> Self { Self(TabVerb(tab: tab)) }
}
