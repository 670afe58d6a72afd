import Comparison
import Diagnostics
import Exhibits
import Samples
import Scenarios

/// A variant, and what its text says of it.
struct DescribedVariant: Sendable {
  let variant: Variant
  /// All scenarios of its sample.
  let scenarios: [Scenario]
  /// The one in which its page shows it.
  let shown: Scenario
  /// The pattern's contract.
  let patternContract: Contract
  /// Its own: that of the pattern with the changes, if there are any.
  let contract: Contract
  /// In what the two differ; `nil` if they are the same.
  let change: ContractChange?
  /// The scenarios, by name, in which it does not do what the pattern's own does.
  let failing: [String: DeclaredFailure]

  /// Why a scenario is expected to fail, and where that is said.
  struct DeclaredFailure: Sendable {
    let reason: String
    let location: SourceLocation
  }
}
