import HeadlessUI

/// The step `- submit: search`.
struct SubmitVerb: FieldVerb {
  static let word = "submit"
  static let effect = "presses the keyboard's search key, which ends editing"

  let field: String

  func perform(on app: RunningApp) throws { try app.window.submit(field) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .field(let field, _) = opportunity else { return [] }
    // A text that was already submitted is rarely submitted again.
    let isAsking = !field.isEmpty && field.isEditing == true
    return [WeightedVerb(isAsking ? 8 : 1, SubmitVerb(field: field.identifier))]
  }
}

extension StepAction {
  /// Presses the keyboard's search key, which ends editing.
  public static func submit(field: String) -> Self { Self(SubmitVerb(field: field)) }
}
