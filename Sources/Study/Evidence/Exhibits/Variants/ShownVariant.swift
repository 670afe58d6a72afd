import Sequences
import Comparison
import Diagrams
import Documents
package import Exhibits
package import Identifiers
import Metrics
import Samples
import Scenarios
package import StaticSite
import Trace

/// A variant beside the pattern's own implementation: code, contracts, numbers and recordings.
package struct ShownVariant: Sendable {
  package let text: TextOfKind<VariantHeader>
  package let described: DescribedVariant
  /// The scenario in which it is shown, as the patterns performed it.
  package let play: Play
  /// The files that differ.
  package let files: [FileDifference]
  /// The steps that differ.
  package let steps: [StepDifference]
  package let numbers: VariantNumbers

  package var variant: Variant { described.variant }
  /// The implementation beside which it is shown.
  package var original: ImplementationID { variant.implementation.id }

  /// Compares what was played with what the pattern's own did; `nil` if that was not played.
  init?(
    _ played: PlayedVariant, text: TextOfKind<VariantHeader>, plays: Plays, links: Links,
    sources: ExaminedSources, numbers: Numbers
  ) {
    let described = played.described
    let id = described.variant.implementation.id
    guard let play = plays[described.shown.id],
      let part = play.parts.first(where: { $0.implementation == id }),
      let recording = played.recordings.first(where: { $0.scenario == described.shown.name })
    else { return nil }
    self.text = text
    self.described = described
    self.play = play
    self.numbers = VariantNumbers(of: played, sources: sources, plays: plays, numbers: numbers)
    files = Self.files(of: described, sources)
    let facts = sources.variantLibrary.facts(
      module: described.variant.implementation.module, sample: SourceFolders.name(for: id.sample))
    let lists = (
      original: MessageList(
        part.recording.log, folding: sources.facts[id]?.bookkeeping ?? .none,
        distinguishing: false),
      variant: MessageList(
        recording.log, folding: facts.bookkeeping, distinguishing: false)
    )
    steps = play.barsWithClosing.map { bar in
      StepDifference(bar, lists.original, lists.variant) { links.source(of: $0, in: id) }
    }
    .filter { !$0.isEmpty }
  }

  /// The files that differ, by their paths in the module, which mirrors the pattern's.
  private static func files(
    of described: DescribedVariant, _ sources: ExaminedSources
  ) -> [FileDifference] {
    let sample = SourceFolders.name(for: described.variant.implementation.sample.id)
    let originals = byPath(
      sources.files, module: described.patternContract.module, sample, sources.library.samples)
    let own = byPath(
      sources.variants, module: described.contract.module, sample, sources.library.samples)
    return Set(originals.keys).union(own.keys).sorted().map { path in
      FileDifference(originals[path], own[path])
    }
    .filter { !$0.stretches.isEmpty }
  }

  /// The machinery of a module and what it has of a sample, by path within the module.
  private static func byPath(
    _ files: [SourceFile], module: String, _ sample: String, _ samples: [String]
  ) -> [String: SourceFile] {
    let own = files.compactMap { file -> (String, SourceFile)? in
      let place = SourcePlace(path: file.path)
      guard place.module == module, [nil, sample].contains(place.folder(among: samples)),
        let name = file.path.split(separator: "/").last
      else { return nil }
      return ((place.foldersInModule + [String(name)]).joined(separator: "/"), file)
    }
    return Dictionary(keepingFirst: own)
  }
}

extension ShownVariant {
  package var address: String { Address.variant(text.name) }
}
