package import Comparison
package import Diagnostics
import Documents
package import Exhibits
import Identifiers
import Samples
package import Scenarios
import Sequences
import StaticSite

/// Reads the texts that describe variants.
struct VariantReader {
  let content: SiteContent
  let folder: String
  let scenarios: [Scenario]
  let contracts: [Contract]
  let collector: DiagnosticCollector

  /// Returns the variants whose text and whose pattern's contract could be read.
  ///
  /// A variant without an implementation of the pattern to compare it with is omitted. If there
  /// are no variants, the texts are not checked.
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
    // An unreadable scenario has been reported already.
    let isUnread = !content.unread(of: TextKind.scenario).isEmpty
    if isUnread || self.scenarios.count < content.texts(of: TextKind.scenario).count { return nil }
    let known = scenarios.map(\.name)
    collector.report(
      Diagnostic(
        .unknownScenario, at: scenario.location,
        "the variant's sample has no scenario '\(scenario.text)'",
        explanation: "Known names: \(known.sorted().joined(separator: ", "))."
      ).suggesting(nearestTo: scenario.text, in: known))
    return nil
  }
}

/// A variant as described by its text.
package struct DescribedVariant: Sendable {
  package let variant: Variant
  /// All scenarios of its sample.
  package let scenarios: [Scenario]
  /// The scenario in which its page shows it.
  package let shown: Scenario
  /// The pattern's contract.
  let patternContract: Contract
  /// The variant's own contract: the pattern's with the changes, if there are any.
  package let contract: Contract
  /// The difference between the contracts; `nil` if they are the same.
  package let change: ContractChange?
  /// The scenarios, by name, in which it behaves differently from the pattern's own.
  package let failing: [String: DeclaredFailure]

  /// The declared reason why a scenario fails, with its location.
  package struct DeclaredFailure: Sendable {
    package let reason: String
    package let location: SourceLocation
  }
}

/// The performances of a variant in all scenarios of its sample.
struct PlayedVariant: Sendable {
  let described: DescribedVariant
  /// The recordings, in the order of the scenarios, under the variant's name.
  let recordings: [Recording]

  /// The recordings of the scenarios in which it behaves like the pattern's own implementation.
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
