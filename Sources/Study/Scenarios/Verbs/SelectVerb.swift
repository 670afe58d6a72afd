import Diagnostics
import Documents
import HeadlessUI
import Trace

/// The step `- select: rows[3]`.
struct SelectVerb: Verb {
  static let word = "select"
  static let usage = "`select: ID[ROW]`"
  static let effect = "taps a row of a list; rows count from 0"

  let list: String
  let row: Int

  static func read(_ step: StepFields) -> Self? {
    guard let value = step.fields.required(word), let text = value.string(step.collector),
      let path = step.names.path(text, at: value.location, step.collector)
    else { return nil }
    guard case .row(let row) = path.part else {
      // If the widgets are unknown, the path may be a list with a row that cannot be parsed.
      let list = path.widget.prefix { $0 != "[" }
      step.collector.report(
        Diagnostic(
          .wrongType, at: value.location, "expected a row, found '\(text)'",
          explanation: "Rows count from 0.",
          suggestion: "write '\(list)[0]' for the first row"))
      return nil
    }
    return SelectVerb(list: path.widget, row: row)
  }

  var lines: [String] { ["- select: \(list)[\(row)]"] }
  var arguments: [String] { ["\(list)[\(row)]"] }
  var input: Input { Input(Self.word, target: list, values: [.integer(row)]) }

  func perform(on app: RunningApp) throws { try app.window.select(list, row: row) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .widget(let widget) = opportunity, let rows = widget.rows else { return [] }
    let first = widget.offset ?? 0
    return (first..<(first + rows.count)).map {
      WeightedVerb(1, SelectVerb(list: widget.identifier, row: $0))
    }
  }

  var simpler: [any Verb] { row > 0 ? [SelectVerb(list: list, row: 0)] : [] }
}

extension StepAction {
  /// Taps a row, counted from 0.
  public static func select(list: String, row: Int) -> Self {
    Self(SelectVerb(list: list, row: row))
  }
}
