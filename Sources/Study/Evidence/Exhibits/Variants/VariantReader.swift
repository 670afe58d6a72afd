import Comparison
import Diagnostics
import Documents
import Exhibits
import Identifiers
import Samples
import Scenarios
import Sequences
import StaticSite

/// Reads what texts say of the variants.
struct VariantReader {
  let content: SiteContent
  let folder: String
  let scenarios: [Scenario]
  let contracts: [Contract]
  let collector: DiagnosticCollector

  /// The variants with what their texts say of them.
  ///
  /// - Parameters:
  ///   - variants: All variants; if there are none, no text is looked at.
  ///   - implementations: The patterns' own. What has none of them beside it is not shown.
  /// - Returns: Those whose text and whose pattern's contract could be read.
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
