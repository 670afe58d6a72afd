import Documents
public import HeadlessUI
import Trace

/// The step `- scroll: rows`, with `to: bottom`.
struct ScrollVerb: Verb {
  static let word = "scroll"
  static let usage = "`scroll: ID` `to: top` or `bottom`"
  static let effect = "scrolls a list to one of its ends"

  let list: String
  let end: ListEnd

  static func read(_ step: StepFields) -> Self? {
    let list = step.widget(word)
    let end = step.fields.oneOf("to", as: ListEnd.self)
    guard let list, let end else { return nil }
    return ScrollVerb(list: list, end: end)
  }

  var lines: [String] { ["- scroll: \(list)", "  to: \(end.rawValue)"] }
  var arguments: [String] { [list, end.rawValue] }
  var input: Input { Input(Self.word, target: list, values: [.enumCase(end.rawValue, [])]) }

  func perform(on app: RunningApp) throws { try app.window.scroll(list, to: end) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .widget(let widget) = opportunity, widget.kind == .list else { return [] }
    let hasMore = (widget.count ?? 0) > (widget.rows?.count ?? 0)
    let bottom = ScrollVerb(list: widget.identifier, end: .bottom)
    let top = ScrollVerb(list: widget.identifier, end: .top)
    return hasMore ? [WeightedVerb(12, bottom), WeightedVerb(2, top)] : [WeightedVerb(1, bottom)]
  }
}

extension StepAction {
  /// Scrolls a list to one of its ends.
  public static func scroll(list: String, to end: ListEnd) -> Self {
    Self(ScrollVerb(list: list, end: end))
  }
}
