import HeadlessUI
import Trace

/// The step `- type: viola`, with `into: search`.
struct TypeVerb: Verb {
  static let word = "type"
  static let usage = "`type: TEXT` `into: ID`"
  static let effect = "appends to a field, character by character"

  let text: String
  let field: String

  static func read(_ step: StepFields) -> Self? {
    let text = step.text(word)
    let field = step.widget("into")
    guard let text, let field else { return nil }
    return TypeVerb(text: text, field: field)
  }

  var lines: [String] { ["- type: \(quoted(text))", "  into: \(field)"] }
  var arguments: [String] { ["\"\(text)\"", field] }
  var input: Input { Input(Self.word, target: field, values: [.text(text)]) }

  func perform(on app: RunningApp) throws { try app.window.type(text, into: field) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .field(let field, let texts) = opportunity else { return [] }
    // Text is appended: after another text it is seldom meaningful.
    let offer = WeightedVerb(field.isEmpty ? 12 : 1) { random in
      // The sample's own texts are chosen more often than arbitrary ones.
      let isOther = texts.isEmpty || random.number(in: 0...3) == 0
      return TypeVerb(
        text: random.element(of: isOther ? otherTexts : texts), field: field.identifier)
    }
    return [offer]
  }

  private static let otherTexts = ["a", "o", "vio", "x", " "]

  var simpler: [any Verb] {
    text.count > 1 ? [TypeVerb(text: String(text.prefix(1)), field: field)] : []
  }
}

extension StepAction {
  /// Begins editing, and appends a text character by character.
  public static func type(text: String, field: String) -> Self {
    Self(TypeVerb(text: text, field: field))
  }
}
