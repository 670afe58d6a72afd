package import Comparison
package import Diagnostics
import Documents
package import Exhibits
import Identifiers
import Samples
package import Scenarios
import Sequences
import StaticSite

/// Reads what texts say of the variants.
struct VariantReader {
  let content: SiteContent
  let folder: String
  let scenarios: [Scenario]
  let contracts: [Contract]
  let collector: DiagnosticCollector

  /// The variants with what their texts say of them, if these and the patterns' contracts could be
  /// read; if there are none, no text is looked at.
  ///
  /// What has none of the patterns' own implementations beside it is not shown.
  func described(
    _ variants: [Variant], beside implementations: [Implementation]
  ) -> [DescribedVariant] {
    guard !variants.isEmpty else { return [] }
    ExhibitCompleteness(exhibits: variants, collector: collector)
      .checkTexts(ofKind: TextKind.variant, in: content, folder: folder)
    let texts = content.texts(of: TextKind.variant)
    return variants.compactMap { variant in
      guard implementations.contains(where: { $0.id == variant.implementation.id }),
        let text = texts.first(where: { $0.name == variant.id }),
        let contract = contracts.first(where: { $0.id == variant.implementation.pattern })
      else { return nil }
      return described(variant, text, contract)
    }
  }

  private func described(
    _ variant: Variant, _ text: TextOfKind<VariantHeader>, _ contract: Contract
  ) -> DescribedVariant? {
    let header = text.header
    let own = scenarios.filter { $0.sample == variant.implementation.sample.id }
    let failing = header.fails.compactMap { scenario, reason in
      find(scenario, in: own).map {
        ($0.name, DescribedVariant.DeclaredFailure(reason: reason, location: scenario.location))
      }
    }
    collector.report(contentsOf: header.change.map(contract.needless(in:)) ?? [])
    guard let shown = find(header.scenario, in: own) else { return nil }
    return DescribedVariant(
      variant: variant, scenarios: own, shown: shown, patternContract: contract,
      contract: contract.changed(
        by: header.change, id: PatternID(variant.id), title: text.title,
        module: variant.implementation.module),
      change: header.change,
      failing: Dictionary(keepingFirst: failing))
  }

  private func find(_ scenario: LocatedText, in scenarios: [Scenario]) -> Scenario? {
    if let found = scenarios.first(where: { $0.name == scenario.text }) { return found }
    // One that could not be read has been reported already.
    let isUnread = !content.unread(of: TextKind.scenario).isEmpty
    if isUnread || self.scenarios.count < content.texts(of: TextKind.scenario).count { return nil }
    let known = scenarios.map(\.name)
    collector.report(
      Diagnostic(
        .unknownScenario, at: scenario.location,
        "the variant's sample has no scenario '\(scenario.text)'",
        explanation: "It has: \(known.sorted().joined(separator: ", "))."
      ).suggesting(nearestTo: scenario.text, in: known))
    return nil
  }
}

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

extension PerformanceCache {
  /// Plays each variant in all scenarios of its sample.
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
    var recordings = recordings(of: planned, keptIn: store).recordings[...]
    return variants.map { described in
      let own = recordings.prefix(described.scenarios.count)
      recordings = recordings.dropFirst(described.scenarios.count)
      return PlayedVariant(described: described, recordings: Array(own))
    }
  }
}
