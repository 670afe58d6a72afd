import Comparison
import Diagnostics
import Identifiers
package import Samples
import Scenarios

/// The part of all that there is which a report plays.
package enum PlayedExtent: Sendable {
  /// Everything, whatever is wrong with the texts, so that all faults are reported at once.
  case everything
  /// Everything, once nothing is wrong with the texts: else their faults are reported, and nothing
  /// is played.
  case everythingReadable
  /// These implementations alone, once nothing is wrong with the texts. They are judged, and no
  /// page is composed.
  case only([Implementation])
}

extension PlayedExtent {
  /// Says whether nothing is played while something is wrong with the texts.
  var needsReadableTexts: Bool {
    if case .everything = self { false } else { true }
  }

  /// The part of everything that is played; `nil` if it is everything.
  func part(of input: StudyInput) -> PlayedSelection? {
    guard case .only(let chosen) = self else { return nil }
    let ids = Set(chosen.map(\.id))
    return PlayedSelection(
      of: input, implementations: input.implementations.filter { ids.contains($0.id) })
  }
}

/// A part of what a report reads: some implementations, with the scenarios and contracts that are
/// about them.
struct PlayedSelection: Sendable {
  let input: StudyInput
  /// The folders of what is not played.
  private let otherFolders: [String]
  /// Says whether a pattern is played in some of its samples only.
  private let lacksSamples: Bool

  init(of whole: StudyInput, implementations: [Implementation]) {
    input = StudyInput(of: whole, implementations: implementations)
    let played = Set(implementations.map(\.id))
    let (patterns, samples) = (Set(played.map(\.pattern)), Set(played.map(\.sample)))
    let others = whole.implementations.filter { !played.contains($0.id) }
    lacksSamples = others.contains { patterns.contains($0.pattern) }
    otherFolders =
      others.map { other in
        let folder = SourceFolders.name(for: other.sample.id)
        if !patterns.contains(other.pattern) { return SourceFolders.module(other.module) }
        return "\(SourceFolders.module(other.module))/\(folder)"
      }
      + others.filter { !samples.contains($0.sample.id) }.map {
        "\(SourceFolders.samples)/\(SourceFolders.name(for: $0.sample.id))"
      }
  }

  /// The faults of contracts that have something needlessly, which only the recordings of all samples show.
  private static let needingAllSamples: Set<DiagnosticID> = [
    .unusedRole, .unusedDirection, .unusedMethod, .missingMark, .unkeptMark, .missingPresents,
  ]

  /// Returns the faults of it.
  func diagnostics(
    of recordings: [Recording], _ sources: Result<ExaminedSources, DiagnosticError>
  ) -> [Diagnostic] {
    switch sources {
    case .success(let sources):
      Verification(input: input, sources: sources, recordings: recordings).diagnostics.filter(
        contains)
    case .failure(let error): error.diagnostics
    }
  }

  /// Returns whether a fault is one of what is played.
  private func contains(_ diagnostic: Diagnostic) -> Bool {
    if lacksSamples, Self.needingAllSamples.contains(diagnostic.id) { return false }
    guard let file = diagnostic.location?.file else { return true }
    return !otherFolders.contains { file.hasPrefix("\($0)/") }
  }
}

extension StudyInput {
  /// Takes what is about some implementations; variants and wrong implementations are not.
  fileprivate init(of whole: StudyInput, implementations: [Implementation]) {
    content = whole.content
    scenarios = whole.scenarios.filter { scenario in
      implementations.contains { $0.sample.id == scenario.sample }
    }
    scenarioSources = whole.scenarioSources
    contractSources = whole.contractSources
    contracts = whole.contracts.filter { contract in
      implementations.contains { $0.pattern == contract.id }
    }
    self.implementations = implementations
    wrong = []
    variants = []
  }
}
