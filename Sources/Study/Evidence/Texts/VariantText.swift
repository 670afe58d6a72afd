import Comparison
import Diagnostics
import Documents

/// The front matter of a variant's text besides its title and its summary.
struct VariantText: Sendable {
  /// A scenario, by name, and where it is named.
  typealias NamedScenario = (name: String, location: SourceLocation)

  /// The reason why people do it so, in a sentence.
  let why: String
  /// The scenario in which its page shows it.
  let scenario: NamedScenario
  /// In what its contract differs from the pattern's; `nil` if it is the same.
  let change: ContractChange?
  /// The scenarios in which it does not do what the pattern's own does, each with the reason.
  let fails: [(scenario: NamedScenario, reason: String)]

  /// Reads `why`, `scenario`, and, where they are needed, `contract` and `fails`.
  ///
  /// Faults go to the fields' collector.
  init(_ fields: Fields) {
    why = fields.string("why")
    let name = fields.required("scenario")
    scenario = (
      name?.string(fields.collector) ?? "", name?.location ?? fields.value.location
    )
    change = fields.optionalMapping("contract", ContractChange.init(reading:))
    fails =
      fields.optionalMapping("fails") { fails in
        fails.rest().map { entry in
          (
            scenario: (name: entry.key, location: entry.keyLocation),
            reason: entry.value.string(fields.collector) ?? ""
          )
        }
      } ?? []
  }
}
