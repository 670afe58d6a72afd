package import Comparison
package import Diagnostics
package import Exhibits
import Samples
package import Scenarios

/// A variant, and what its text says of it.
package struct DescribedVariant: Sendable {
  package let variant: Variant
  /// All scenarios of its sample.
  package let scenarios: [Scenario]
  /// The one in which its page shows it.
  package let shown: Scenario
  /// The pattern's contract.
  let patternContract: Contract
  /// Its own: that of the pattern with the changes, if there are any.
  package let contract: Contract
  /// In what the two differ; `nil` if they are the same.
  package let change: ContractChange?
  /// The scenarios, by name, in which it does not do what the pattern's own does.
  package let failing: [String: DeclaredFailure]

  /// The reason why a scenario is expected to fail, and its place.
  package struct DeclaredFailure: Sendable {
    package let reason: String
    package let location: SourceLocation
  }
}

/// The performances of a variant in all scenarios of its sample.
struct PlayedVariant: Sendable {
  let described: DescribedVariant
  /// The recordings, in the order of the scenarios; each is said to be of the variant.
  let recordings: [Recording]

  /// The recordings of the scenarios in which it does what the pattern's own does.
  var equal: [Recording] { recordings.filter { described.failing[$0.scenario] == nil } }
}

/// The recordings of variants, kept so that a preview performs again only what was edited.
@MainActor
final class VariantPerformances {
  private var recordings: [String: [Scenario: Recording]] = [:]

  nonisolated init() {}

  /// Plays each variant in all scenarios of its sample.
  ///
  /// - Parameter variants: What to play.
  /// - Returns: What was done, in the same order.
  func played(_ variants: [DescribedVariant]) -> [PlayedVariant] {
    let played = variants.map { described in
      let known = recordings[described.variant.id] ?? [:]
      let implementation = described.variant.named
      return PlayedVariant(
        described: described,
        recordings: described.scenarios.map { scenario in
          known[scenario.script] ?? Performance.play(scenario, on: implementation)
        })
    }
    recordings = Dictionary(
      played.map { played in
        let scripts = played.described.scenarios.map(\.script)
        return (
          played.described.variant.id,
          Dictionary(zip(scripts, played.recordings), uniquingKeysWith: { first, _ in first })
        )
      }, uniquingKeysWith: { first, _ in first })
    return played
  }
}
