import Comparison
import Exhibits
import Identifiers
package import Metrics
import Samples
import Scenarios
import Trace

/// The numbers of a variant beside those of the pattern's own implementation.
///
/// Those of recordings are of the scenarios in which both do the same.
package struct VariantNumbers: Sendable {
  /// A number of both.
  package struct ComparedNumber: Sendable {
    package let metric: Metric
    package let original: MetricValue
    package let variant: MetricValue
  }

  package let rows: [ComparedNumber]

  /// Counts.
  ///
  /// - Parameters:
  ///   - played: What the variant did.
  ///   - sources: All sources.
  ///   - scenarios: What the patterns' own did.
  ///   - numbers: The patterns' own numbers.
  init(
    of played: PlayedVariant, sources: ExaminedSources, scenarios: PlayedScenarios,
    numbers: MetricValues
  ) {
    let implementation = played.described.variant.implementation
    let id = implementation.id
    let library = sources.variantLibrary
    let facts = library.facts(
      module: implementation.module, sample: SourceFolders.name(for: id.sample))
    let module = sources.variantModules.facts(of: implementation.module)
    let tests = sources.variantTestLibrary.facts(
      of: facts, deciding: played.described.contract.deciding, in: library, covered: nil,
      testedIn: "\(SourceFolders.variantTests)/\(implementation.module)")
    let failing = played.described.failing
    let performances = scenarios.of(sample: id.sample).filter { failing[$0.scenario.name] == nil }
      .flatMap(\.performances).filter { $0.pattern == id.pattern }
    let original = RecordingFacts(together: performances.map(\.facts))
    let variant = RecordingFacts(together: played.equal.map { RecordingFacts($0.log) })
    rows = Metric.all.filter { !$0.isOfModule }.compactMap { metric in
      let own = metric.value(of: original) ?? numbers.value(of: metric, for: id)
      let other =
        metric.value(of: variant) ?? metric.value(of: facts, in: module, testedBy: tests)
      guard let other, other.absence == nil else { return nil }
      return ComparedNumber(metric: metric, original: own, variant: other)
    }
  }
}
