import Comparison
import Documents

/// The header of a variant's text.
package struct VariantHeader: Sendable {
  /// The reason why people do it so, in a sentence.
  package let why: String
  /// The scenario in which its page shows it.
  let scenario: LocatedText
  /// In what its contract differs from the pattern's; `nil` if it is the same.
  let change: ContractChange?
  /// The scenarios in which it does not do what the pattern's own does, each with the reason.
  let fails: [(scenario: LocatedText, reason: String)]

  /// Reads `why`, `scenario`, and, where they are needed, `contract` and `fails`.
  ///
  /// Faults go to the fields' collector.
  init(_ fields: Fields) {
    why = fields.string("why")
    scenario = fields.text("scenario")
    change = fields.optionalMapping("contract", ContractChange.init(reading:))
    fails =
      fields.optionalMapping("fails") { fails in
        fails.rest().map { entry in
          (
            scenario: LocatedText(entry.key, at: entry.keyLocation),
            reason: entry.value.string(fields.collector) ?? ""
          )
        }
      } ?? []
  }
}
