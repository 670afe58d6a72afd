import Comparison
import Diagnostics
import Identifiers
package import Samples
import Scenarios

/// The extent to which a report plays the implementations.
package enum PlayedExtent: Sendable {
  /// Everything, even if the texts have errors, so that all errors are reported at once.
  case everything
  /// Everything, if the texts have no errors; otherwise only their errors are reported.
  case everythingReadable
  /// Only these implementations, if the texts have no errors.
  ///
  /// They are judged, and no page is composed.
  case only([Implementation])
}

extension PlayedExtent {
  /// Indicates whether errors in the texts prevent playing.
  var needsReadableTexts: Bool {
    if case .everything = self { false } else { true }
  }

  /// Indicates whether everything is played.
  var isWhole: Bool {
    if case .only = self { false } else { true }
  }

  /// The selection that is played; `nil` if everything is.
  func part(of input: StudyInput) -> PlayedSelection? {
    guard case .only(let chosen) = self else { return nil }
    let ids = Set(chosen.map(\.id))
    return PlayedSelection(
      of: input, implementations: input.implementations.filter { ids.contains($0.id) })
  }
}

/// A selection of a report's input: some implementations with their scenarios and contracts.
struct PlayedSelection: Sendable {
  let input: StudyInput
  /// The source folders of the implementations that are not played.
  private let otherFolders: [String]
  /// Indicates whether a selected pattern is played in only some of its samples.
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

  /// The diagnostics about superfluous or missing parts of contracts that only the recordings of
  /// all samples can justify.
  private static let needingAllSamples: Set<DiagnosticID> = [
    .unusedRole, .unusedDirection, .unusedMethod, .missingMark, .unkeptMark, .missingPresents,
  ]

  /// Returns the diagnostics that concern the selection.
  func diagnostics(
    of recordings: [Recording], _ sources: Result<ExaminedSources, DiagnosticError>,
    keptIn store: ResultStore
  ) -> [Diagnostic] {
    switch sources {
    case .success(let sources):
      Verification(input: input, sources: sources, recordings: recordings, store: store)
        .diagnostics.filter(contains)
    case .failure(let error): error.diagnostics
    }
  }

  /// Returns whether a diagnostic concerns the selection.
  private func contains(_ diagnostic: Diagnostic) -> Bool {
    if lacksSamples, Self.needingAllSamples.contains(diagnostic.id) { return false }
    guard let file = diagnostic.location?.file else { return true }
    return !otherFolders.contains { file.hasPrefix("\($0)/") }
  }
}

extension StudyInput {
  /// Takes the input for some implementations, without variants and wrong implementations.
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
