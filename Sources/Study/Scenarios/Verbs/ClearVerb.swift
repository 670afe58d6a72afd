import HeadlessUI

/// The step `- clear: search`.
struct ClearVerb: FieldVerb {
  static let word = "clear"
  static let effect = "empties a field"

  let field: String

  func perform(on app: RunningApp) throws { try app.window.clear(field) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .field(let field, _) = opportunity else { return [] }
    // A changed text while a request is pending reveals differences between patterns.
    let weight = field.isEmpty ? 1 : situation.isWaiting ? 6 : 2
    return [WeightedVerb(weight, ClearVerb(field: field.identifier))]
  }
}

extension StepAction {
  /// Empties a field.
  public static func clear(field: String) -> Self { Self(ClearVerb(field: field)) }
}
