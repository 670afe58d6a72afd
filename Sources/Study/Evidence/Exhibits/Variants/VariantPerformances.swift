package import Comparison
package import Diagnostics
package import Exhibits
import Identifiers
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

/// The recordings of variants, of which only what is different is performed again.
@MainActor
final class VariantPerformances {
  private let performances = PerformanceCache()

  nonisolated init() {}

  /// Plays each variant in all scenarios of its sample.
  ///
  /// - Parameters:
  ///   - variants: What to play.
  ///   - sources: The files of scenarios, as they were read.
  ///   - store: Where recordings are kept from process to process.
  /// - Returns: What was done, in the same order.
  func played(
    _ variants: [DescribedVariant], _ sources: [ScenarioID: [String]] = [:],
    keptIn store: ResultStore = .nowhere
  ) -> [PlayedVariant] {
    let planned = variants.flatMap { described in
      described.scenarios.map { scenario in
        PlannedPerformance(
          implementation: described.variant.named, scenario: scenario, source: sources[scenario.id])
      }
    }
    var recordings = performances.recordings(of: planned, keptIn: store).recordings[...]
    return variants.map { described in
      let own = recordings.prefix(described.scenarios.count)
      recordings = recordings.dropFirst(described.scenarios.count)
      return PlayedVariant(described: described, recordings: Array(own))
    }
  }
}
