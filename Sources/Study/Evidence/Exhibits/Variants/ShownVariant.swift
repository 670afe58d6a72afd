import Comparison
package import Exhibits
package import Identifiers
package import Metrics
import Samples
import Scenarios
import Sequences
package import StaticSite
import Trace

/// A variant beside the pattern's own implementation: code, contracts, numbers and recordings.
package struct ShownVariant: Sendable {
  package let text: TextOfKind<VariantHeader>
  package let described: DescribedVariant
  /// The scenario that shows the variant, as performed by the patterns.
  package let played: PlayedScenario
  package let files: [FileDifference]
  package let steps: [StepDifference]
  /// Its metrics beside those of the pattern's own implementation.
  ///
  /// Metrics of recordings cover only the scenarios in which both behave the same.
  package let numbers: [ComparedNumber]

  /// The values of a metric for both.
  package struct ComparedNumber: Sendable {
    package let metric: Metric
    package let original: MetricValue
    package let variant: MetricValue
  }

  package var variant: Variant { described.variant }
  /// The pattern's own implementation that it is compared with.
  package var original: ImplementationID { variant.implementation.id }

  /// Compares a variant with the pattern's own implementation; `nil` if either was not played.
  init?(
    _ performed: PlayedVariant, text: TextOfKind<VariantHeader>, scenarios: PlayedScenarios,
    links: Links, sources: ExaminedSources, numbers: MetricValues, keptIn store: ResultStore
  ) {
    let described = performed.described
    let id = described.variant.implementation.id
    guard let played = scenarios[described.shown.id],
      let performance = played.performances.first(where: { $0.implementation == id }),
      let recording = performed.recordings.first(where: { $0.scenario == described.shown.name })
    else { return nil }
    self.text = text
    self.described = described
    self.played = played
    let facts = sources.variantLibrary.facts(
      module: described.variant.implementation.module, sample: SourceFolders.name(for: id.sample))
    self.numbers = Self.numbers(of: performed, facts, sources, scenarios, numbers)
    files = Self.files(of: described, sources, keptIn: store)
    let lists = (
      original: MessageList(
        performance.recording.log, folding: sources.facts[id]?.bookkeeping ?? .none,
        distinguishing: false),
      variant: MessageList(
        recording.log, folding: facts.bookkeeping, distinguishing: false)
    )
    steps = played.stepsWithClosing.map { shownStep in
      StepDifference(shownStep, lists.original, lists.variant) { links.source(of: $0, in: id) }
    }
    .filter { !$0.isEmpty }
  }

  /// The files that differ, matched by path within the module, which mirrors the pattern's.
  private static func files(
    of described: DescribedVariant, _ sources: ExaminedSources, keptIn store: ResultStore
  ) -> [FileDifference] {
    let sample = SourceFolders.name(for: described.variant.implementation.sample.id)
    let originals = byPath(
      sources.files, module: described.patternContract.module, sample, sources.library.samples)
    let own = byPath(
      sources.variants, module: described.contract.module, sample, sources.library.samples)
    return Set(originals.keys).union(own.keys).sorted().map { path in
      FileDifference(originals[path], own[path], keptIn: store)
    }
    .filter { !$0.stretches.isEmpty }
  }

  /// The files of a module's machinery and of its part of a sample, by path within the module.
  private static func byPath(
    _ files: [SourceFile], module: String, _ sample: String, _ samples: [String]
  ) -> [String: SourceFile] {
    let own = files.compactMap { file -> (String, SourceFile)? in
      let area = SourceArea(path: file.path)
      guard area.module == module, [nil, sample].contains(area.folder(among: samples)),
        let name = file.path.split(separator: "/").last
      else { return nil }
      return ((area.foldersInModule + [String(name)]).joined(separator: "/"), file)
    }
    return Dictionary(keepingFirst: own)
  }
}

extension ShownVariant {
  package var address: String { Address.variant(text.name) }

  private static func numbers(
    of played: PlayedVariant, _ facts: SourceFacts, _ sources: ExaminedSources,
    _ scenarios: PlayedScenarios, _ numbers: MetricValues
  ) -> [ComparedNumber] {
    let implementation = played.described.variant.implementation
    let id = implementation.id
    let module = sources.variantModules.facts(of: implementation.module)
    let tests = sources.variantTestLibrary.facts(
      of: facts, deciding: played.described.contract.deciding, in: sources.variantLibrary,
      covered: nil, testedIn: "\(SourceFolders.variantTests)/\(implementation.module)")
    let failing = played.described.failing
    let performances = scenarios.of(sample: id.sample).filter { failing[$0.scenario.name] == nil }
      .flatMap(\.performances).filter { $0.pattern == id.pattern }
    let original = RecordingFacts(together: performances.map(\.facts))
    let variant = RecordingFacts(together: played.equal.map { RecordingFacts($0.log) })
    return Metric.all.filter { !$0.isOfModule }.compactMap { metric in
      let own = metric.value(of: original) ?? numbers.value(of: metric, for: id)
      let other =
        metric.value(of: variant) ?? metric.value(of: facts, in: module, testedBy: tests)
      guard let other, other.absence == nil else { return nil }
      return ComparedNumber(metric: metric, original: own, variant: other)
    }
  }
}

extension [ShownVariant] {
  /// Returns the variant that a text describes.
  package func of(_ text: ContentText) -> ShownVariant? { first { $0.text.name == text.name } }

  /// Returns the variants of a pattern.
  package func of(pattern: PatternID) -> [ShownVariant] {
    filter { $0.original.pattern == pattern }
  }
}
